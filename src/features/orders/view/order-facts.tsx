import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { messages } from "../messages.ts";
import type { OrderView } from "../order-view.ts";

interface FactsProps {
  /** For a few, or many in a wide place. */
  inThrees?: boolean;
  children: ReactNode;
}

/** A few things known of an order, a line each on phones. */
export const Facts = ({ inThrees = false, children }: FactsProps) => (
  <dl className={classes("grid gap-3 sm:gap-4", inThrees ? "sm:grid-cols-3" : "sm:grid-cols-2")}>{children}</dl>
);

interface FactProps {
  term: string;
  /** On phones too it stands below its term. */
  isLong?: boolean;
  children: ReactNode;
}

export const Fact = ({ term, isLong = false, children }: FactProps) => (
  <div className={classes("min-w-0", !isLong && "max-sm:flex max-sm:justify-between max-sm:gap-6")}>
    <dt className={classes("text-sm text-stone", !isLong && "max-sm:max-w-[45%] max-sm:shrink-0 max-sm:pt-0.5")}>
      {term}
    </dt>
    <dd className={classes("wrap-anywhere sm:mt-1", isLong ? "mt-1" : "max-sm:text-right")}>{children}</dd>
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
    <Fact term={messages.business.company} isLong>
      {company}
      {vatNumber && vatCheck !== "not-registered" && <span className="block text-sm">{vatNumber}</span>}
      {vatNumber && vatCheck === "not-confirmed" && vat > 0 && (
        <span className="block text-sm text-stone">{messages.business.notConfirmed}</span>
      )}
    </Fact>
  );
}
