import type { ReactNode } from "react";
import { useStore } from "#api-client/use-store.ts";
import { type Cents, cents, formatMoney, sum } from "#shared/money.ts";
import { classes } from "#ui/classes.ts";
import type { CartTotal } from "../cart-total.ts";
import { messages } from "../messages.ts";

interface CartSumsProps {
  total: CartTotal;
  /** null where it is not known yet: the cart shows 0 and what it will be (decision 13). */
  shipping: Cents | null;
  /** What is said while it is not known. */
  later: string;
  /** Leaves the total alone where there is no height for more, as on a phone held sideways. */
  isInDrawer?: boolean;
  children?: ReactNode;
}

/** The sums under a cart, from the subtotal to what is to be paid. */
export function CartSums({ total, shipping, later, isInDrawer, children }: CartSumsProps) {
  // VAT that a business is not charged is no discount: it comes off the subtotal.
  const discounts = total.discounts.filter(({ kind }) => kind !== "exempt");
  const exempt = total.discounts.find(({ kind }) => kind === "exempt");
  return (
    <div className="text-sm">
      <dl className={isInDrawer ? "grid gap-px [@media(max-height:34rem)]:hidden" : "grid gap-1.5"}>
        {discounts.length > 0 && (
          <>
            <Sum label={messages.originalSubtotal}>
              <s>{formatMoney(total.lines)}</s>
            </Sum>
            {discounts.map((discount) => (
              <Sum key={discount.kind} label={messages.discounts[discount.kind]} isSaving>
                −{formatMoney(discount.cents)}
              </Sum>
            ))}
          </>
        )}
        <Sum label={messages.subtotal}>{formatMoney(sum([total.goods, exempt?.cents ?? cents(0)]))}</Sum>
        {exempt && <Sum label={messages.discounts.exempt}>−{formatMoney(exempt.cents)}</Sum>}
        <Sum label={messages.shipping} note={shipping === null ? later : undefined}>
          {shipping === null ? (
            <span className="text-stone">{formatMoney(cents(0))}</span>
          ) : shipping === 0 ? (
            messages.free
          ) : (
            formatMoney(shipping)
          )}
        </Sum>
        {children}
      </dl>
      <dl
        className={classes(
          "flex items-baseline justify-between",
          isInDrawer
            ? "border-beige [@media(min-height:34rem)]:mt-2 [@media(min-height:34rem)]:border-t [@media(min-height:34rem)]:pt-2"
            : "mt-3 border-t border-beige pt-3",
        )}
      >
        <dt className="font-medium">{messages.total}</dt>
        <dd className="text-lg font-medium figures">{formatMoney(sum([total.goods, shipping ?? cents(0)]))}</dd>
      </dl>
    </div>
  );
}

/** In the cart, where the way of delivery is not chosen yet: free is told as soon as it is. */
export function CartSumsBefore({ total, isInDrawer }: Pick<CartSumsProps, "total" | "isInDrawer">) {
  const { freeShippingThreshold, courierShippingCost, parcelMachineShippingCost } = useStore().settings;
  const costs = [courierShippingCost, parcelMachineShippingCost];
  const least = cents(Math.min(...costs));
  const isFree = total.goods >= freeShippingThreshold || costs.every((cost) => cost === 0);
  const later = least === 0 ? messages.shippingLater : messages.shippingFrom(formatMoney(least));
  return <CartSums total={total} isInDrawer={isInDrawer} later={later} shipping={isFree ? cents(0) : null} />;
}

interface SumProps {
  label: string;
  note?: string;
  /** What is taken off. */
  isSaving?: boolean;
  children: ReactNode;
}

const Sum = ({ label, note, isSaving, children }: SumProps) => (
  <div className={classes("flex items-baseline justify-between gap-4", isSaving && "font-medium text-sage")}>
    <dt className={isSaving ? undefined : "text-stone"}>
      {label}
      {note && <span className="block text-xs text-balance">{note}</span>}
    </dt>
    <dd className="figures text-right">{children}</dd>
  </div>
);
