import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";

interface CardProps {
  title: string;
  lead?: string;
  /** The way to more of it. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, lead, action, className, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(CARD, className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className="mt-1 text-sm text-stone">{lead}</p>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}

export const CARD = "min-w-0 rounded-md border border-beige bg-paper p-5 sm:p-6";
