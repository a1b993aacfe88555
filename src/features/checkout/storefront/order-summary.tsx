import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type CartLine, countOf, priced, unitPrice, volumeOf } from "#features/cart/cart-line.ts";
import { isNotSoldTo } from "#features/cart/cart-product.ts";
import type { CartTotal } from "#features/cart/cart-total.ts";
import { FreeShipping, NotSaved } from "#features/cart/storefront/cart-hints.tsx";
import { LineTotal, useInvalidFirst, useRemoval } from "#features/cart/storefront/cart-lines.tsx";
import { CartSums } from "#features/cart/storefront/cart-summary.tsx";
import { LineControls } from "#features/cart/storefront/line-controls.tsx";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import { HazardLine } from "#features/products/view/hazard-line.tsx";
import { UnitPrice } from "#features/products/view/unit-price.tsx";
import type { ShippingTerms } from "#features/shipping/shipping-cost.ts";
import { unitOfPrice } from "#features/shipping/unit-of-price.ts";
import { type Cents, cents, formatMoney, sum } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Image } from "#ui/image.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import { messages } from "../messages.ts";
import { VatSentence } from "./vat-sentence.tsx";

/** Of the folded summary: more would leave no room for the words. */
const THUMBNAILS = 3;

interface OrderSummaryProps {
  lines: readonly CartLine[];
  /** The lines that are summed. */
  buyable: readonly CartLine[];
  total: CartTotal;
  /** As everybody pays them: free shipping is measured by it. */
  goods: Cents;
  /** null until the way of delivery is chosen, unless each way is free. */
  shipping: Cents | null;
  terms: ShippingTerms;
  /** Where the parcel goes, as far as chosen. */
  destination: string;
  zip: string;
  /** The order is being sent: nothing of it changes any more. */
  busy: boolean;
  /** It stands beside the form and is the only list of what is ordered: then it is whole, and has the button below it. */
  isWide?: boolean;
  children?: ReactNode;
}

/** Beside the form; on small screens above it, folded to how much it is until it is wanted or has something to say. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, buyable, total, goods, shipping, terms, destination, zip, busy, isWide = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useHasNews();
  const isShown = isOpen || isNeeded;
  const id = useId();
  const amount = formatMoney(sum([total.goods, shipping ?? cents(0)]));
  const items = messages.items(countOf(buyable));
  return (
    <section aria-labelledby="order-summary" className="grid gap-4 bg-linen p-6 max-lg:py-2">
      <h2 id="order-summary" className="font-display text-2xl">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-3 text-left font-sans text-base lg:hidden"
        >
          {!isShown && (
            <span className="flex gap-1">
              {buyable.slice(0, THUMBNAILS).map((line) => (
                <Image
                  key={line.id}
                  src={line.image ?? ""}
                  alt=""
                  width={96}
                  height={120}
                  className="aspect-4/5 w-8 rounded-sm"
                />
              ))}
            </span>
          )}
          <span className="sr-only">{messages.summary}: </span>
          <span className="figures">
            {items}, <span className="font-medium">{amount}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes("ml-auto size-5 transition-transform duration-quick", isShown && "rotate-180")}
          />
        </button>
        <span className="flex items-baseline justify-between gap-4 max-lg:hidden">
          {messages.summary} <span className="font-sans text-sm text-stone">{items}</span>
        </span>
      </h2>
      <div id={id} className={isShown ? "max-lg:pb-4" : "max-lg:hidden"}>
        <SummaryLines lines={lines} buyable={buyable} destination={destination} busy={busy} isWide={isWide} />
        <div className="grid gap-4 py-4 empty:py-2">
          <NotSaved />
          <FreeShipping goods={goods} threshold={terms.freeShippingThreshold} />
        </div>
        {buyable.length > 0 && (
          <>
            <CartSums total={total} shipping={shipping} later={messages.chooseDelivery} />
            <VatSentence total={total} destination={destination} zip={zip} />
          </>
        )}
      </div>
      {children}
    </section>
  );
}

/** Whether a line has a notice, which must not be folded away. */
function useHasNews(): boolean {
  const { invalid, changes } = useCart();
  return invalid.length > 0 || changes.size > 0;
}

/** A long cart stays folded, so that the form is near on a phone. */
const UNFOLDED = 4;

type SummaryLinesProps = Pick<OrderSummaryProps, "lines" | "buyable" | "destination" | "busy" | "isWide">;

function SummaryLines({ lines, buyable, destination, busy, isWide }: SummaryLinesProps) {
  const { list, remove } = useRemoval();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = useHasNews() || isUnfolded || isWide;
  const ordered = useInvalidFirst(lines);
  const shown = isWhole ? ordered : ordered.slice(0, UNFOLDED);
  const isFolded = shown.length < lines.length;
  useFocusAfter(isFolded, () => list.current?.children[UNFOLDED]?.querySelector("button"));
  return (
    <div inert={busy} className="grid gap-4 border-b border-beige pb-4 max-lg:mt-4">
      <ul ref={list} tabIndex={-1} aria-label={messages.lines} className="grid gap-5 text-sm outline-none lg:gap-3">
        {shown.map((line) => {
          const isSummed = buyable.some(({ id }) => id === line.id);
          return (
            <li key={line.id} className="grid grid-cols-[3rem_1fr] items-start gap-4">
              <Image src={line.image ?? ""} alt="" width={96} height={120} className="aspect-4/5 w-full" />
              <div className="grid min-w-0 gap-2 lg:gap-1">
                <div className="flex items-baseline justify-between gap-4">
                  <p className="min-w-0 wrap-anywhere">
                    <span className={isSummed ? undefined : "text-stone line-through"}>{line.name}</span>
                    {line.parts && <span className="block text-xs text-stone">{line.parts}</span>}
                  </p>
                  <LineTotal line={line} buyable={buyable} />
                </div>
                {isSummed && (
                  <>
                    <UnitPrice goods={volumeOf(line)} price={unitPrice(priced(line))} unit={unitOfPrice(destination)} />
                    {isWide && <HazardLine hazards={line.hazards} />}
                  </>
                )}
                <LineControls
                  line={line}
                  onRemove={() => remove(line)}
                  refusal={isNotSoldTo(line, destination) ? messages.changed.country : undefined}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {isFolded && (
        <Button variant="quiet" size="small" onClick={() => setUnfolded(true)}>
          {messages.showAll(lines.length)}
        </Button>
      )}
    </div>
  );
}
