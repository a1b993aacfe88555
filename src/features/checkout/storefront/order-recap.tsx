import type { ReactNode } from "react";
import { type CartLine, lineTotal, priced, unitPrice, volumeOf } from "#features/cart/cart-line.ts";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { CartSums } from "#features/cart/storefront/cart-summary.tsx";
import { HazardLine } from "#features/products/view/hazard-line.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import { unitOfPrice } from "#features/shipping/unit-of-price.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Image } from "#ui/image.tsx";
import { messages } from "../messages.ts";
import { VatSentence } from "./vat-sentence.tsx";

interface OrderRecapProps {
  lines: readonly CartLine[];
  total: CartTotal;
  /** null until the way of delivery is chosen. */
  shipping: Cents | null;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
  zip?: string;
  /** What keeps a line from being ordered. */
  below?(line: CartLine): ReactNode;
}

/** What is ordered and what it costs, directly above the button: nothing may stand between (L27). */
export const OrderRecap = ({ lines, total, shipping, destination, zip = "", below }: OrderRecapProps) => (
  <section aria-labelledby="order-recap" className="border-t border-beige pt-6">
    <h2 id="order-recap" className="font-display text-2xl">
      {messages.recap}
    </h2>
    <ul aria-labelledby="order-recap" className="my-5 grid gap-4 border-b border-beige pb-5 text-sm">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[3rem_1fr_auto] items-start gap-4">
          <Image src={line.image ?? ""} alt="" width={96} height={120} className="aspect-4/5 w-full" />
          <div className="min-w-0 wrap-anywhere">
            {line.name}
            {line.quantity > 1 && (
              <p className="figures text-stone">
                {line.quantity} × {formatMoney(unitPrice(priced(line)))}
              </p>
            )}
            <UnitPrice goods={volumeOf(line)} price={unitPrice(priced(line))} unit={unitOfPrice(destination)} />
            {line.parts && <span className="block text-xs text-stone">{line.parts}</span>}
            <HazardLine hazards={line.hazards} />
          </div>
          <span className="figures">{formatMoney(lineTotal(priced(line)))}</span>
          <div className="col-span-2 col-start-2 empty:hidden">{below?.(line)}</div>
        </li>
      ))}
    </ul>
    <CartSums total={total} shipping={shipping} later={messages.chooseDelivery} />
    <VatSentence total={total} destination={destination} zip={zip} />
  </section>
);
