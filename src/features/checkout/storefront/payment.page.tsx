import { useEffect, useRef, useState } from "react";
import { storeOf } from "#api-client/use-store.ts";
import { priced } from "#features/cart/cart-line.ts";
import { cartTotal } from "#features/cart/cart-total.ts";
import { formatMoney, sum } from "#shared/money.ts";
import { pageMeta } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { messages } from "../messages.ts";
import { withoutVat } from "../without-vat.ts";
import type { Route } from "./+types/payment.page";
import { checkoutFrame } from "./checkout-frame.tsx";
import { OrderRecap } from "./order-recap.tsx";
import { forgetPayment, type PaymentInPage, paymentInPage, preferHostedPage } from "./payment-in-page.ts";
import { useLoadAnewAfterBack } from "./use-load-anew.ts";
import { useStripeFields } from "./use-stripe-fields.ts";

/** The policies of this page let the provider's scripts and frames in. */
export const handle = { hasPaymentFields: true, frame: checkoutFrame };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), ...messages.inPage.meta, path: "/checkout/payment" }),
  { name: "robots", content: "noindex" },
];

/** Where an order is paid with the provider's fields, if the shop has them (payments 2). */
export default function PaymentPage() {
  const [payment, setPayment] = useState<PaymentInPage | null>();
  useEffect(() => {
    setPayment(paymentInPage());
    // The next page is a document of its own, with policies of its own and without the provider's scripts.
    return () => window.location.reload();
  }, []);
  // The payment is kept.
  useLoadAnewAfterBack();
  if (payment === null)
    return <EmptyScreen {...messages.inPage.nothing} to="/cart" linkLabel={messages.inPage.toCart} />;
  return (
    <main className="page max-w-2xl py-12 lg:py-16">
      <h1>{messages.inPage.title}</h1>
      {payment ? <Payment payment={payment} /> : <Spinner label={messages.inPage.loading} className="mt-10" />}
    </main>
  );
}

function Payment({ payment }: { payment: PaymentInPage }) {
  const { orderNumber, lines, shippingCents, exemptRate = null, destination, cancelUrl, returnUrl } = payment;
  const wallets = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { state, hasWallets, problem, isPaying, pay } = useStripeFields(payment, { wallets, fields }, () => {
    forgetPayment();
    window.location.assign(returnUrl);
  });
  const shown = cartTotal(lines.map(priced));
  const total = exemptRate === null ? shown : withoutVat(shown, exemptRate);
  const cancel = () => {
    forgetPayment();
    window.location.assign(cancelUrl);
  };
  const payElsewhere = () => {
    preferHostedPage();
    cancel();
  };
  return (
    <>
      <p className="lead">{messages.inPage.lead(orderNumber)}</p>
      <div className="mt-8">
        <OrderRecap lines={lines} total={total} shipping={shippingCents} destination={destination} />
      </div>
      {state === "missing" || state === "over" ? (
        <Notice
          className="mt-8"
          tone="danger"
          live
          title={messages.inPage[state].title}
          action={
            <Button size="small" onClick={state === "missing" ? payElsewhere : cancel}>
              {messages.inPage[state].action}
            </Button>
          }
        >
          {messages.inPage[state].description}
        </Notice>
      ) : (
        <form
          className="mt-8 grid gap-6"
          aria-busy={state === "loading"}
          onSubmit={(event) => {
            event.preventDefault();
            if (state === "ready" && !isPaying) void pay();
          }}
        >
          {state === "loading" && <Spinner label={messages.inPage.loading} />}
          <div ref={wallets} />
          {hasWallets && <p className="text-center text-sm text-stone">{messages.inPage.or}</p>}
          <div ref={fields} />
          {problem !== null && (
            <Notice tone="danger" live title={messages.inPage.failed.title}>
              {problem}
            </Notice>
          )}
          <Button type="submit" size="large" disabled={state === "loading"} busy={isPaying} busyLabel={messages.busy}>
            {messages.inPage.pay(formatMoney(sum([total.goods, shippingCents])))}
          </Button>
        </form>
      )}
      <p className="mt-6 text-center">
        <Button variant="quiet" size="small" onClick={cancel} disabled={isPaying}>
          {messages.inPage.back}
        </Button>
      </p>
    </>
  );
}
