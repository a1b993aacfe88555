import type { ReactNode, Ref } from "react";
import { type CartLine, lineTotal, priced, unitPrice, volumeOf } from "#features/cart/cart-line.ts";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { CartSums } from "#features/cart/storefront/cart-summary.tsx";
import { HazardLine } from "#features/products/view/hazard-line.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { unitOfPrice } from "#features/shipping/unit-of-price.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import { VatSentence } from "./vat-sentence.tsx";

interface OrderRecapProps {
  lines: readonly CartLine[];
  /** Those that the sums leave out. */
  struck?: readonly CartLine[];
  /** Below one of those. */
  below?(line: CartLine): ReactNode;
  list?: Ref<HTMLUListElement>;
  total: CartTotal;
  /** null until the way of delivery is chosen. */
  shipping: Cents | null;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
  zip?: string;
}

const STRUCK = "text-stone line-through";

/** What is ordered and what it costs, directly above the button: nothing may stand between (L27). */
export function OrderRecap(props: OrderRecapProps) {
  const { lines, struck = [], below, list, total, shipping, destination, zip = "" } = props;
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
          const isStruck = struck.includes(line);
          return (
            <li key={line.id} className="grid grid-cols-[3rem_1fr_auto] items-start gap-4">
              <Image src={line.image ?? ""} alt="" width={96} height={120} className="aspect-4/5 w-full" />
              <div className="min-w-0 wrap-anywhere">
                <p className={isStruck ? STRUCK : undefined}>{line.name}</p>
                {line.quantity > 1 && (
                  <p className="figures text-stone">
                    {line.quantity} × {formatMoney(unitPrice(priced(line)))}
                  </p>
                )}
                {line.parts && <p className="text-xs text-stone">{line.parts}</p>}
                {!isStruck && (
                  <>
                    <UnitPrice goods={volumeOf(line)} price={unitPrice(priced(line))} unit={unitOfPrice(destination)} />
                    <HazardLine hazards={line.hazards} />
                  </>
                )}
              </div>
              <span className={classes("figures", isStruck && STRUCK)}>{formatMoney(lineTotal(priced(line)))}</span>
              {isStruck && <div className="col-span-2 col-start-2">{below?.(line)}</div>}
            </li>
          );
        })}
      </ul>
      {struck.length < lines.length && (
        <>
          <CartSums total={total} shipping={shipping} later={messages.chooseDelivery} />
          <VatSentence total={total} destination={destination} zip={zip} />
        </>
      )}
    </section>
  );
}
