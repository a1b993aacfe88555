import type { ReactNode } from "react";
import { type Cents, cents, formatEuros } from "#shared/money.ts";
import type { CartTotal } from "../cart-total.ts";
import { texts } from "../texts.ts";

interface CartSummaryProps {
  total: CartTotal;
  /** null where it is not known yet: the cart shows 0 and says so (decision 13). */
  shipping: Cents | null;
  /** What is still to be done until it is known. */
  later?: string;
  children?: ReactNode;
}

/** The sums under a cart, from the subtotal to what is to be paid. */
export function CartSums({ total, shipping, later = texts.shippingLater, children }: CartSummaryProps) {
  return (
    <dl className="grid gap-3 text-sm">
      <Sum label={texts.subtotal}>{formatEuros(total.lines)}</Sum>
      {total.bundle > 0 && <Sum label={texts.bundle}>−{formatEuros(total.bundle)}</Sum>}
      <Sum label={texts.shipping}>
        {shipping === 0 ? texts.free : formatEuros(shipping ?? cents(0))}
        {shipping === null && <span className="block text-xs text-stone">{later}</span>}
      </Sum>
      {children}
      <div className="mt-2 flex items-baseline justify-between border-t border-beige pt-4">
        <dt className="font-medium">{texts.total}</dt>
        <dd className="text-lg font-medium figures">{formatEuros((total.goods + (shipping ?? 0)) as Cents)}</dd>
      </div>
    </dl>
  );
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-stone">{label}</dt>
    <dd className="figures text-right">{children}</dd>
  </div>
);
