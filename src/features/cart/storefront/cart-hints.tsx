import { Link } from "react-router";
import { listingAddress } from "#features/products/category-listing.ts";
import { type Cents, formatMoney, formatWhole, minus } from "#shared/money.ts";
import { shipsFree } from "#shared/store-settings.ts";
import { Image } from "#ui/image.tsx";
import { Progress } from "#ui/progress.tsx";
import { type CartLine, priced } from "../cart-line.ts";
import { messages as pageMessages } from "../cart-page-messages.ts";
import { PAIR_PRICE, savingOfAnother } from "../cart-total.ts";
import { messages } from "../messages.ts";
import { isCartSaved } from "./use-cart.ts";

/** Where the browser's storage is full or refused. */
export const NotSaved = () => !isCartSaved() && <p className="text-sm text-clay">{pageMessages.isNotSaved}</p>;

/** How far it is to free shipping; `goods` is what the cart costs after all discounts (decision 13). Once it is free, the sums say so. */
export function FreeShipping({ goods, threshold }: { goods: Cents; threshold: Cents }) {
  if (goods >= threshold || !shipsFree(threshold)) return null;
  const said = messages.moreForFree(formatMoney(minus(threshold, goods)));
  return (
    <div className="grid gap-2 text-sm">
      <p>{said}</p>
      <Progress
        label={said}
        labelHidden
        value={goods}
        max={threshold}
        valueText={`${formatMoney(goods)} / ${formatMoney(threshold)}`}
      />
    </div>
  );
}

/** Said only where one more diffuser would really make it cheaper. */
export function BundleHint({ lines }: { lines: readonly CartLine[] }) {
  const saving = savingOfAnother(lines.map(priced));
  const only = saving > 0 && lines.find((line) => savingOfAnother([priced(line)]));
  if (!only) return null;
  return (
    <section className="flex items-center gap-4 bg-linen p-4 text-sm">
      <Image src={only.image ?? ""} alt="" width={4} height={5} className="aspect-4/5 w-14" />
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-6">
        <p>
          <span>{messages.bundle.offer(formatWhole(PAIR_PRICE))}</span> {messages.bundle.saving(formatMoney(saving))}
        </p>
        <Link
          to={listingAddress({ category: "diffusers", pages: 1 })}
          className="link inline-flex min-h-11 items-center"
        >
          {messages.bundle.choose}
        </Link>
      </div>
    </section>
  );
}
