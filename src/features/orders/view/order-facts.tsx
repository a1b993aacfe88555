import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";

/** A few things known of an order: a line each on phones, else two beside each other; three alone share one line. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4 sm:has-[>:nth-child(3):last-child]:grid-cols-3">{children}</dl>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0 max-sm:flex max-sm:justify-between max-sm:gap-6">
    <dt className="text-sm text-stone max-sm:max-w-[45%] max-sm:shrink-0 max-sm:pt-0.5">{term}</dt>
    <dd className="wrap-anywhere max-sm:text-right sm:mt-1">{children}</dd>
  </div>
);

/** An address: each of its lines is one here, too. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <span className="whitespace-pre-line">{of.join("\n")}</span>
);

/** The business that bought, and what became of its VAT number. */
export function BusinessFact({ order: { business, vat } }: { order: OrderView }) {
  if (!business) return null;
  const { company, vatNumber, vatCheck } = business;
  return (
    <Fact term={messages.business.company}>
      {company}
      {vatNumber && <span className="block text-sm">{vatNumber}</span>}
      {vatNumber && vatCheck === "not-confirmed" && vat > 0 && (
        <span className="block text-sm text-stone">{messages.business.notConfirmed}</span>
      )}
    </Fact>
  );
}
