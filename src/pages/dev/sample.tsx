import type { ReactNode } from "react";

/** One component on the styles page: its name at the left, its states at the right. */
export function Sample({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3>{title}</h3>
        {note && <p className="text-sm text-stone">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
