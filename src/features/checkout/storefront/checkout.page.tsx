import { useEffect, useId, useMemo, useRef, useState } from "react";
import { data, PrefetchPageLinks, redirect, useNavigate, useRevalidator } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { priced } from "#features/cart/cart-line.ts";
import { isNotSoldTo } from "#features/cart/cart-product.ts";
import { cartTotal } from "#features/cart/cart-total.ts";
import { buyableOf, useRemoval } from "#features/cart/storefront/cart-lines.tsx";
import { LineControls } from "#features/cart/storefront/line-controls.tsx";
import { paidAgain } from "#features/cart/storefront/read-paid-again.ts";
import { useCart } from "#features/cart/storefront/use-cart.ts";
import { isCompleted } from "#features/orders/order-payment-state.ts";
import { attemptState } from "#features/orders/server/attempt-state.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { holdsKey } from "#features/orders/server/order-key.ts";
import { orderOfVisitor } from "#features/orders/server/order-of-visitor.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { hasMethodChoice } from "#features/payments/server/offered-methods.ts";
import { knownNotice } from "#features/policies/server/guarantee-notices.ts";
import { settingsInLanguage } from "#features/settings/server/settings-queries.ts";
import { detectCountry } from "#features/shipping/server/detect-country.ts";
import { countriesWithMachines } from "#features/shipping/server/parcel-machine-queries.ts";
import { shippingCost } from "#features/shipping/shipping-cost.ts";
import { viesRequester } from "#features/vat-numbers/vat-check.ts";
import { pageContext } from "#http/page-context.ts";
import { currentLanguage, localizedPath } from "#shared/language.ts";
import { cents, sum } from "#shared/money.ts";
import { pageMeta } from "#site/page-meta.ts";
import { useIsWide } from "#ui/use-is-wide.ts";
import { messages } from "../messages.ts";
import { withoutVat } from "../without-vat.ts";
import type { Route } from "./+types/checkout.page";
import { draftOf, keepFirstDraft } from "./checkout-draft.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { checkoutFrame } from "./checkout-frame.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { OrderRecap } from "./order-recap.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { forgetPendingOrder } from "./pending-order.ts";
import { ChangedPrices, PlaceOrder } from "./place-order.tsx";
import { useBusiness } from "./use-business.ts";
import { useCheckout } from "./use-checkout.ts";
import { useDelivery } from "./use-delivery.ts";
import { usePaymentMethods } from "./use-payment-methods.ts";
import { useShownAgain } from "./use-shown-again.ts";
import { useUnpaidCart } from "./use-unpaid-cart.ts";

export const handle = { frame: checkoutFrame };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: messages.title, description: messages.lead, path: "/checkout" }),
  { name: "robots", content: "noindex" },
];

/** The signed address of a cancelled payment ends its attempt at once, so that its stock is free for the same shopper (decision 20). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, caller } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const cancelled = search.get("cancelled");
  const isCancelled = cancelled !== null && (await holdsKey(shop, cancelled, search.get("key")));
  if (isCancelled) {
    await cancelAttempt(shop, cancelled).catch((error) =>
      shop.log.warn({ err: error }, "a cancelled attempt waits for its expiry"),
    );
    // Paid in another window before it was cancelled in this one.
    if (isCompleted(await attemptState(shop.db, cancelled, { hasKey: true })))
      throw redirect(`/order-confirmation?orderId=${cancelled}`);
  }
  const [settings, machineCountries, notice] = await Promise.all([
    settingsInLanguage(shop.db),
    countriesWithMachines(shop.db, shop.config.mode),
    knownNotice(shop),
  ]);
  const order = isCancelled
    ? await orderOfVisitor(shop, cancelled, { browser: caller.browser, key: search.get("key") })
    : null;
  return data({
    isCancelled,
    isRefused: search.has("refused"),
    /** What was typed for the order that was not paid. */
    unpaidDraft: order && !order.isMasked ? draftOf(order) : null,
    hasMethodChoice: hasMethodChoice(shop),
    detectedCountry: detectCountry(shop, { headers: request.headers, address: caller.address }),
    machineCountries,
    processingTime: settings.processingTime,
    checksVatNumbers: viesRequester(settings) !== null,
    notice,
    terms: {
      freeShippingThreshold: settings.freeShippingThreshold,
      courierShippingCost: settings.courierShippingCost,
      parcelMachineShippingCost: settings.parcelMachineShippingCost,
    },
  });
}

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { isReady, lines } = useCart();
  const { unpaidDraft, isCancelled } = loaderData;
  const isAsking = useUnpaidCart(isCancelled);
  const hasLeft = useLeaveWhenEmpty(isAsking);
  useEffect(() => {
    if (unpaidDraft) keepFirstDraft(unpaidDraft);
    if (isCancelled) forgetPendingOrder();
  }, [unpaidDraft, isCancelled]);
  if (!isReady || isAsking || lines.length === 0) return <CheckoutSkeleton />;
  return <Checkout {...loaderData} beforeLeaving={hasLeft} />;
}

type CheckoutProps = Route.ComponentProps["loaderData"] & { beforeLeaving(): void };

function Checkout({
  isCancelled,
  isRefused,
  hasMethodChoice,
  terms,
  detectedCountry,
  machineCountries,
  processingTime,
  checksVatNumbers,
  notice,
  beforeLeaving,
}: CheckoutProps) {
  const { lines, available, invalid, refresh, forgetChanges } = useCart();
  // Prices and stock are what they are now, not what they were when the cart was filled.
  useEffect(() => {
    void refresh({ force: true });
    return forgetChanges;
  }, [refresh, forgetChanges]);
  // The pieces of an order that is paid again are kept for it.
  const buyable = useMemo(() => (paidAgain() ? lines : buyableOf({ lines, available })), [lines, available]);
  const business = useBusiness(checksVatNumbers);
  const [typedZip, setTypedZip] = useState("");
  const { revalidate } = useRevalidator();
  const { exemptRate } = business;
  const delivery = useDelivery(detectedCountry, machineCountries);
  const { method, mainCountry, machineCountry } = delivery.choice;
  const destination = (method === "parcel_machine" && machineCountry) || mainCountry;
  const notSent = lines.filter((line) => isNotSoldTo(line, destination));
  // What is not sent there is no part of the sums. The order waits until it is removed, so its total is theirs.
  const summed = buyable.filter((line) => !isNotSoldTo(line, destination));
  const shown = cartTotal(summed.map(priced));
  const total = exemptRate === null ? shown : withoutVat(shown, exemptRate);
  // Free is free either way, so that is told before the way is chosen.
  const isFree = shown.goods >= terms.freeShippingThreshold;
  const shippingShown = method || isFree ? shippingCost(shown.goods, method ?? "courier", terms) : null;
  const shipping =
    shippingShown === null || exemptRate === null ? shippingShown : vatWithin(shippingShown, exemptRate).net;
  const toPay = shipping === null ? null : sum([total.goods, shipping]);
  const payment = usePaymentMethods(mainCountry, toPay ?? total.goods, hasMethodChoice);
  const onRefused = (code: string) => {
    delivery.onRefused(code);
    payment.onRefused(code);
    // What delivery costs may have changed, and no news of it have come.
    if (code === "TOTAL_CHANGED") void revalidate();
    // Prices and stock are shown as they are now; nothing was charged (decision 14).
    void refresh({ force: true });
  };
  const checkout = useCheckout({
    lines,
    invalid,
    available,
    hasNotSent: notSent.length > 0,
    totalCents: toPay ?? total.goods,
    shippingCents: shipping ?? cents(0),
    business,
    beforeLeaving,
    onRefused,
  });
  const { list, remove } = useRemoval();
  const isWide = useIsWide();
  const form = useId();
  const machine = delivery.machines.machines.find(({ id }) => id === delivery.choice.machineId);
  const zip = method === "parcel_machine" ? (machine?.postal_code ?? "") : typedZip;
  const summary = {
    lines,
    buyable: summed,
    total,
    shipping,
    terms,
    destination,
    zip,
    goods: shown.goods,
    busy: checkout.busy,
  };
  const changedPrices = (
    <ChangedPrices total={toPay ?? total.goods} terms={terms} isExpected={checkout.error !== null} />
  );
  const placeOrder = (
    <PlaceOrder
      form={form}
      toPay={toPay}
      notSent={notSent}
      processingTime={processingTime}
      busy={checkout.busy}
      refusal={checkout.refusal}
    />
  );
  return (
    <main className="page py-8">
      {/* Where the shop returns once the payment page is asked for: what fetched home then would call that off. */}
      {checkout.busy && <PrefetchPageLinks page={localizedPath(currentLanguage(), "/")} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,46rem)_27.5rem] lg:grid-rows-[auto_1fr] lg:justify-between lg:gap-x-12 xl:gap-x-24">
        <div>
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        {!isWide && <OrderSummary {...summary} />}
        <CheckoutForm
          checkout={checkout}
          unpaid={isCancelled ? (isRefused ? messages.inPage.failed : messages.cancelled) : null}
          delivery={delivery}
          onZip={setTypedZip}
          payment={payment}
          business={business}
          detectedCountry={detectedCountry}
          machineCountries={machineCountries}
          terms={terms}
          notice={notice}
          id={form}
          goods={shown.goods}
        >
          {!isWide && (
            <>
              {changedPrices}
              <OrderRecap
                lines={buyable}
                struck={buyable.filter((line) => !summed.includes(line))}
                below={(line) => (
                  <LineControls line={line} onRemove={() => remove(line)} refusal={messages.changed.country} />
                )}
                list={list}
                total={total}
                shipping={shipping}
                destination={destination}
                zip={zip}
              />
              {placeOrder}
            </>
          )}
        </CheckoutForm>
        {isWide && (
          <div data-foot-free className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="grid gap-4 lg:sticky lg:top-28">
              {changedPrices}
              <OrderSummary {...summary} isWide>
                {placeOrder}
              </OrderSummary>
            </div>
          </div>
        )}
      </div>
    </main>
  );
}

/** An empty cart redirects to /cart (storefront 2), on arrival and when another tab empties it, but not while leaving to pay. */
function useLeaveWhenEmpty(isAsking: boolean): () => void {
  const { isReady, lines } = useCart();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useShownAgain(() => {
    isLeaving.current = false;
  });
  useEffect(() => {
    if (isReady && !isAsking && lines.length === 0 && !isLeaving.current) void navigate("/cart", { replace: true });
  }, [isReady, isAsking, lines, navigate]);
  return () => {
    isLeaving.current = true;
  };
}
