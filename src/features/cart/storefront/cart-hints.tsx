import { Link } from "react-router";
import { listingAddress } from "#features/products/category-listing.ts";
import { type Cents, formatMoney, formatWhole, minus } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import { type CartLine, priced } from "../cart-line.ts";
import { PAIR_PRICE, savingOfAnother } from "../cart-total.ts";
import { messages } from "../messages.ts";

/** How far it is to free shipping; `goods` is what the cart costs after all discounts (decision 13). */
export function FreeShipping({ goods, threshold }: { goods: Cents; threshold: Cents }) {
  const missing = minus(threshold, goods);
  const said = missing > 0 ? messages.moreForFree(formatMoney(missing)) : messages.freeShipping;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex justify-between gap-4">
        {said}
        {missing <= 0 && <span className="font-medium text-sage">{messages.free}</span>}
      </p>
      <Progress
        label={said}
        labelHidden
        value={Math.min(goods, threshold)}
        max={Math.max(threshold, 1)}
        valueText={`${formatMoney(goods < threshold ? goods : threshold)} / ${formatMoney(threshold)}`}
        tone={missing > 0 ? "gold" : "success"}
      />
    </div>
  );
}

/** Said only where one more diffuser would really make it cheaper. */
export function BundleHint({ lines }: { lines: readonly CartLine[] }) {
  if (savingOfAnother(lines.map(priced)) === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-gold bg-linen px-4 py-3 text-sm">
      <p>{messages.bundle.offer(formatWhole(PAIR_PRICE))}</p>
      <Button asChild variant="secondary" size="small">
        <Link to={listingAddress({ category: "diffusers", pages: 1 })}>{messages.bundle.choose}</Link>
      </Button>
    </section>
  );
}
