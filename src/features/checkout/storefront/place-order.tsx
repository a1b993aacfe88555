import { Lock } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import type { CartLine } from "#features/cart/cart-line.ts";
import { messages as cart } from "#features/cart/messages.ts";
import { focusInvalidLine } from "#features/cart/storefront/to-checkout.tsx";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import type { ShippingTerms } from "#features/shipping/shipping-cost.ts";
import { currentLocale } from "#shared/language.ts";
import { mailto } from "#shared/mailto.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ErrorMessage } from "../checkout-errors.ts";
import { messages } from "../messages.ts";

/** Seen before pressing the button. The lines show which price changed. */
export function ChangedPrices({
  total,
  terms,
  isExpected,
}: {
  total: Cents;
  terms: ShippingTerms;
  isExpected: boolean;
}) {
  const { changes } = useCart();
  const [first] = useState(terms);
  const hasOtherTerms = (Object.keys(first) as (keyof ShippingTerms)[]).some((name) => first[name] !== terms[name]);
  return (
    <div role="status" className="empty:sr-only">
      {(changes.size > 0 || hasOtherTerms) && !isExpected && (
        <Notice tone="warning" title={messages.pricesChanged.title}>
          {messages.pricesChanged.description(formatMoney(total))}
        </Notice>
      )}
    </div>
  );
}

interface PlaceOrderProps {
  /** The id of the form. */
  form: string;
  busy: boolean;
  /** What is not sent to where the parcel goes. */
  notSent: readonly CartLine[];
  /** All that is to be paid; null until the way of delivery is chosen. */
  toPay: Cents | null;
  processingTime: string;
  /** Why the last press came to nothing. */
  refusal: ErrorMessage | null;
}

/** The button with what is agreed to, directly below what is ordered and what it costs (L27). */
export function PlaceOrder({ form, busy, notSent, toPay, processingTime, refusal }: PlaceOrderProps) {
  const reason = useId();
  const isHeld = notSent.length > 0;
  return (
    <>
      {refusal && !busy && <Refusal refusal={refusal} />}
      {/* It is there before, so that screen readers tell what comes into it. */}
      <div id={reason} role="status" className="empty:sr-only">
        {isHeld && (
          <button
            type="button"
            className="relative hit-area text-left text-sm text-wine underline underline-offset-4"
            onClick={focusInvalidLine}
          >
            {cart.invalidGone(new Intl.ListFormat(currentLocale()).format(notSent.map(({ name }) => name)))}
          </button>
        )}
      </div>
      <Button
        type="submit"
        form={form}
        size="large"
        className="w-full"
        busy={busy}
        busyLabel={messages.busy}
        {...(isHeld && { "aria-disabled": true, "aria-describedby": reason })}
      >
        {messages.pay}
      </Button>
      {!isHeld && (
        <p className="flex gap-2 text-sm text-stone">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-deep" />
          <span>
            {messages.dispatch(processingTime)} <span>{toPay !== null && messages.youPay(formatMoney(toPay))}</span>
          </span>
        </p>
      )}
      <p className="text-sm text-stone">
        {messages.agree}{" "}
        <Link to="/terms-of-service" className="link">
          {messages.terms}
        </Link>
        . {messages.privacyBefore}{" "}
        <Link to="/privacy-policy" className="link">
          {messages.privacy}
        </Link>
        .
      </p>
    </>
  );
}

/** Where the eye is after the press; the focus comes along. It is gone while the next press is worked on. */
function Refusal({ refusal }: { refusal: ErrorMessage }) {
  const { storeEmail } = useStore().settings;
  const told = useRef<HTMLElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <section ref={told} tabIndex={-1} aria-label={refusal.title} className="scroll-my-24">
      <Notice
        tone="danger"
        title={refusal.title}
        action={
          <p className="text-stone">
            {messages.stillStuck}{" "}
            <a href={mailto(storeEmail)} className="link relative hit-area wrap-anywhere">
              {storeEmail}
            </a>
          </p>
        }
      >
        {refusal.description}
      </Notice>
    </section>
  );
}
