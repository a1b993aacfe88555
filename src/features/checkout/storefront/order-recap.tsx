import { type CartLine, priced, unitPrice, volumeOf } from "#features/cart/cart-line.ts";
import { isNotSoldTo } from "#features/cart/cart-product.ts";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { LineTotal, useRemoval } from "#features/cart/storefront/cart-lines.tsx";
import { CartSums } from "#features/cart/storefront/cart-summary.tsx";
import { LineControls } from "#features/cart/storefront/line-controls.tsx";
import { HazardLine } from "#features/products/view/hazard-line.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { unitOfPrice } from "#features/shipping/unit-of-price.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import { VatSentence } from "./vat-sentence.tsx";

interface OrderRecapProps {
  lines: readonly CartLine[];
  /** The lines that are summed. */
  summed: readonly CartLine[];
  total: CartTotal;
  /** null until the way of delivery is chosen. */
  shipping: Cents | null;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
  zip?: string;
}

/** What is ordered and what it costs, directly above the button: nothing may stand between (L27). */
export function OrderRecap({ lines, summed, total, shipping, destination, zip = "" }: OrderRecapProps) {
  const { list, remove } = useRemoval();
  return (
    <section aria-labelledby="order-recap" className="border-t border-beige pt-6">
      <h2 id="order-recap" className="font-display text-2xl">
        {messages.recap}
      </h2>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="order-recap"
        className="my-5 grid gap-4 border-b border-beige pb-5 text-sm outline-none"
      >
        {lines.map((line) => {
          const isSummed = summed.some(({ id }) => id === line.id);
          return (
            <li key={line.id} className="grid grid-cols-[3rem_1fr_auto] items-start gap-4">
              <Image src={line.image ?? ""} alt="" width={96} height={120} className="aspect-4/5 w-full" />
              <div className="min-w-0 wrap-anywhere">
                <p className={isSummed ? undefined : "text-stone line-through"}>{line.name}</p>
                {line.quantity > 1 && (
                  <p className="figures text-stone">
                    {line.quantity} × {formatMoney(unitPrice(priced(line)))}
                  </p>
                )}
                {line.parts && <p className="text-xs text-stone">{line.parts}</p>}
                {isSummed && (
                  <>
                    <UnitPrice goods={volumeOf(line)} price={unitPrice(priced(line))} unit={unitOfPrice(destination)} />
                    <HazardLine hazards={line.hazards} />
                  </>
                )}
              </div>
              <LineTotal line={line} buyable={summed} />
              {isNotSoldTo(line, destination) && (
                <div className="col-span-2 col-start-2">
                  <LineControls line={line} onRemove={() => remove(line)} refusal={messages.changed.country} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {summed.length > 0 && (
        <>
          <CartSums total={total} shipping={shipping} later={messages.chooseDelivery} />
          <VatSentence total={total} destination={destination} zip={zip} />
        </>
      )}
    </section>
  );
}
