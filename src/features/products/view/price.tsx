import { formatEuros } from "#shared/money.ts";
import { messages } from "../messages.ts";
import { type ProductSummary, priceNow } from "../product.ts";

/** What it costs now and, where it is reduced, what it cost before and by how much. */
export function Price({
  product,
  className,
}: {
  product: Pick<ProductSummary, "price" | "discountPercentage">;
  className?: string;
}) {
  const isReduced = product.discountPercentage > 0;
  return (
    <p className={`figures flex flex-wrap items-baseline gap-x-2 ${className ?? ""}`}>
      {isReduced && <span className="sr-only">{messages.reducedTo}</span>}
      <span className="text-gold-deep">{formatEuros(priceNow(product))}</span>
      {isReduced && (
        <>
          <s className="text-sm text-stone">
            <span className="sr-only">{messages.from} </span>
            {formatEuros(product.price)}
          </s>
          <span className="text-sm text-wine">−{product.discountPercentage} %</span>
        </>
      )}
    </p>
  );
}
