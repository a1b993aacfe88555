import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type Tab = { value: string; label: string; count?: number; content: ReactNode };

type TabsProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** By default the first tab. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  /** All panels stand in the HTML: for text that search engines and visitors without scripts should have too. */
  keepMounted?: boolean;
};

export function Tabs({ label, tabs, defaultValue, value, onValueChange, keepMounted }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className={classes("scroll-fade flex gap-6 border-b border-beige sm:gap-8", keepMounted && "noscript:hidden")}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(tabLook, "data-[state=active]:border-gold-deep data-[state=active]:text-espresso")}
          >
            {tab.label}
            {tab.count !== undefined && <span className="figures text-stone">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepMounted || undefined}
          className={classes("pt-6", keepMounted && "not-noscript:data-[state=inactive]:hidden")}
        >
          {keepMounted && <h2 className="mb-4 hidden text-xl noscript:block">{tab.label}</h2>}
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Of one tab, also where tabs are links. */
export const tabLook =
  "inline-flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium text-stone transition-colors duration-quick -outline-offset-2 hover:text-espresso";
