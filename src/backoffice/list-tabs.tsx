import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import { tabLook } from "#ui/tabs.tsx";

export interface ListTab {
  to: string;
  name: string;
  count?: number | undefined;
  isOpen: boolean;
  isUrgent?: boolean;
}

type ListTabsProps = {
  label: string;
  tabs: readonly ListTab[];
  /** The search, which stands beside them where there is room. */
  children: ReactNode;
};

/** Parts of a list that the address knows, with how many rows each has. */
export function ListTabs({ label, tabs, children }: ListTabsProps) {
  const nav = useRef<HTMLElement>(null);
  // A phone shows a part of them; counts make them wider.
  const shown = tabs.map(({ isOpen, count }) => `${isOpen} ${count === undefined}`).join();
  useEffect(() => {
    if (!shown) return;
    const current = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const frame = nav.current?.getBoundingClientRect();
    if (current && frame)
      nav.current?.scrollBy({ left: current.left - frame.left - (frame.width - current.width) / 2 });
  }, [shown]);
  return (
    <div className="min-w-0 xl:flex xl:items-start xl:gap-6 xl:*:[search]:flex-nowrap">
      <nav
        ref={nav}
        aria-label={label}
        className="mb-4 scroll-fade flex gap-6 border-b border-beige xl:mb-0 xl:flex-1 xl:border-0"
      >
        {tabs.map(({ to, name, count, isOpen, isUrgent }) => (
          <Link
            key={name}
            to={to}
            preventScrollReset
            aria-current={isOpen ? "page" : undefined}
            className={classes(tabLook, "xl:min-h-10 aria-[current]:border-gold-deep aria-[current]:text-espresso")}
          >
            {isUrgent && <span className="size-2 rounded-full bg-wine" />}
            {name}
            {count !== undefined && <span className="figures text-stone">{count.toLocaleString(currentLocale())}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
