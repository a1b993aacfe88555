import type { ReactNode } from "react";
import { useStore } from "#api-client/use-store.ts";
import { classes } from "#ui/classes.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";
import { mayGetVatBack } from "../vat-back.ts";

const COLUMNS = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

interface FactsProps {
  columns?: keyof typeof COLUMNS;
  children: ReactNode;
}

/** A few things known of an order, a line each on phones. */
export const Facts = ({ columns = 2, children }: FactsProps) => (
  <dl className={classes("grid gap-3 sm:gap-4", COLUMNS[columns])}>{children}</dl>
);

interface FactProps {
  term: string;
  children: ReactNode;
}

export const Fact = ({ term, children }: FactProps) => (
  <div className="min-w-0 max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-4">
    <dt className="text-sm text-stone max-sm:pt-0.5">{term}</dt>
    <dd className="min-w-0 wrap-anywhere sm:mt-1">{children}</dd>
  </div>
);

/** An address: each of its lines is one here, too. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <span className="whitespace-pre-line">{of.join("\n")}</span>
);

/** The business that bought, and what became of its VAT number. */
export function BusinessFact({ order }: { order: OrderView }) {
  const { settings } = useStore();
  const { business } = order;
  if (!business) return null;
  const { company, vatNumber, vatCheck } = business;
  return (
    <Fact term={messages.business.company}>
      {company}
      {vatNumber && vatCheck !== "not-registered" && <span className="block text-sm">{vatNumber}</span>}
      {mayGetVatBack(order, settings) && (
        <span className="block text-sm text-stone">{messages.business.notConfirmed}</span>
      )}
    </Fact>
  );
}
