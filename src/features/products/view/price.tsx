import { type Cents, formatMoney } from "#shared/money.ts";
import { messages } from "../messages.ts";
import type { Reduction } from "../reduction.ts";

interface PriceProps {
  /** What it costs now. */
  price: Cents;
  reduction: Reduction | null;
  className?: string;
}

/** What it cost before it was reduced: a screen reader does not say that a price is struck. */
export const PriceBefore = ({ price, className }: { price: Cents; className?: string }) => (
  <s className={className}>
    <span className="sr-only">{messages.from} </span>
    {formatMoney(price)}
  </s>
);

/** What it costs now and, where it is reduced, from what and by how much. */
export function Price({ price, reduction, className }: PriceProps) {
  return (
    <p className={`figures flex flex-wrap items-baseline gap-x-2 ${className ?? ""}`}>
      {reduction && <span className="sr-only">{messages.reducedTo}</span>}
      <span>{formatMoney(price)}</span>
      {reduction && (
        <>
          <PriceBefore price={reduction.from} className="text-[max(0.875rem,0.62em)] text-stone" />
          <span className="text-sm text-wine">{messages.less(reduction.percent)}</span>
        </>
      )}
    </p>
  );
}
