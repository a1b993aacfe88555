import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

type CardProps = { title: string; lead?: ReactNode; action?: ReactNode; className?: string; children?: ReactNode };

/** A titled part of a screen of the back office. */
export function Card({ title, lead, action, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes("min-w-0 rounded-md border border-beige bg-paper p-5 sm:p-6", className)}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className={classes("min-w-0 flex-1", lead ? "basis-48" : "basis-32")}>
          <h2 id={id}>{title}</h2>
          {lead && <p className="mt-1 text-sm text-stone">{lead}</p>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
