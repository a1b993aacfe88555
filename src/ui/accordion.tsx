import { Plus } from "lucide-react";
import { Accordion as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type AccordionItem = { value: string; title: string; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  className?: string;
};

/** One answer open at a time. All of them stand in the HTML, and are open where scripts do not run. */
export function Accordion({ items, className }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible className={classes("border-t border-beige", className)}>
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className="border-b border-beige">
          <Radix.Header asChild>
            <h3 className="font-sans text-base tracking-normal">
              <Radix.Trigger className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left text-base font-medium transition-colors duration-quick hover:text-gold-deep">
                {item.title}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-gold-deep *:transition-opacity *:duration-calm group-data-[state=open]:*:last:opacity-0"
                />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content
            forceMount
            className="data-[state=open]:animate-appear not-noscript:data-[state=closed]:hidden"
          >
            <div className="max-w-read pb-6 text-stone">{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
