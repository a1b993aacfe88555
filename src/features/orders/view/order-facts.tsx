import type { ReactNode } from "react";

/** A few things known of an order, two beside each other where there is room; three alone share one line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-4 sm:grid-cols-2 sm:has-[>:nth-child(3):last-child]:grid-cols-3">{children}</dl>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-stone">{term}</dt>
    <dd className="mt-1 wrap-anywhere">{children}</dd>
  </div>
);
