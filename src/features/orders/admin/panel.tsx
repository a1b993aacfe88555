import { type ReactNode, useId } from "react";

type PanelProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a page with its title. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-beige bg-paper p-4 sm:p-6">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
