import { type CartLine, lineTotal, priced } from "#features/cart/cart-line.ts";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { CartSums } from "#features/cart/shop/cart-summary.tsx";
import type { ShippingTerms } from "#features/shipping/shipping-cost.ts";
import { type Cents, formatEuros } from "#shared/money.ts";
import { Progress } from "#ui/progress.tsx";
import { texts } from "../texts.ts";

interface OrderSummaryProps {
  lines: readonly CartLine[];
  total: CartTotal;
  /** null until the way of delivery is chosen. */
  shipping: Cents | null;
  terms: ShippingTerms;
}

export function OrderSummary({ lines, total, shipping, terms }: OrderSummaryProps) {
  const missing = (terms.freeShippingThreshold - total.goods) as Cents;
  return (
    <section aria-labelledby="order-summary" className="bg-linen p-6 lg:sticky lg:top-28">
      <h2 id="order-summary" className="font-display text-2xl">
        {texts.summary}
      </h2>
      <ul className="mt-6 grid gap-3 border-b border-beige pb-6 text-sm">
        {lines.map((line) => (
          <li key={line.productId} className="flex justify-between gap-4">
            <span>
              {line.name} <span className="text-stone">× {line.quantity}</span>
            </span>
            <span className="figures">{formatEuros(lineTotal(priced(line)))}</span>
          </li>
        ))}
      </ul>
      <div className="py-6">
        <Progress
          label={missing > 0 ? texts.moreForFree(formatEuros(missing)) : texts.freeShipping}
          value={Math.min(total.goods, terms.freeShippingThreshold)}
          max={Math.max(terms.freeShippingThreshold, 1)}
        />
      </div>
      <CartSums total={total} shipping={shipping} />
      <p className="mt-4 text-sm text-stone">{texts.vatIncluded}</p>
    </section>
  );
}
