import { useEffect, useMemo, useRef } from "react";
import { data, useNavigate } from "react-router";
import { priced } from "#features/cart/cart-line.ts";
import { cartTotal } from "#features/cart/cart-total.ts";
import { takePayingCart } from "#features/cart/shop/cart-storage.ts";
import { useCart } from "#features/cart/shop/use-cart.ts";
import { giveUpAttempt } from "#features/orders/server/give-up-attempt.ts";
import { isOrderKey } from "#features/orders/server/order-key.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { shippingCost } from "#features/shipping/shipping-cost.ts";
import { pageMeta } from "#frame/page-meta.ts";
import { shopOf } from "#frame/use-shop.ts";
import { pageContext } from "#http/page-context.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { texts } from "../texts.ts";
import type { Route } from "./+types/checkout.page";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...shopOf(matches), title: texts.title, description: texts.lead, path: "/checkout" }),
  { name: "robots", content: "noindex" },
];

/** The signed address of a cancelled payment ends its attempt at once, so that nobody is sold out by himself (decision 20). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const cancelled = search.get("cancelled");
  const isCancelled = cancelled !== null && isOrderKey(shop.secret, cancelled, search.get("key"));
  if (isCancelled)
    await giveUpAttempt(shop, cancelled).catch((error) =>
      shop.log.warn({ err: error }, "a cancelled attempt waits for its expiry"),
    );
  const { freeShippingThreshold, courierShippingCost, parcelMachineShippingCost } = await storeSettings(shop.db);
  return data({ isCancelled, terms: { freeShippingThreshold, courierShippingCost, parcelMachineShippingCost } });
}

export default function CheckoutPage({ loaderData: { isCancelled, terms } }: Route.ComponentProps) {
  const cart = useCart();
  useCartOfCancelled(isCancelled);
  const hasLeft = useLeaveWhenEmpty(isCancelled);
  const total = useMemo(() => cartTotal(cart.lines.map(priced)), [cart.lines]);
  if (!cart.isReady || cart.lines.length === 0) {
    return (
      <main className="grid min-h-[60vh] place-items-center">
        <Spinner label={texts.loading} />
      </main>
    );
  }
  const shipping = shippingCost(total.goods, "courier", terms);
  return (
    <main className="page py-12 lg:py-16">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-stone">{texts.lead}</p>
      {isCancelled && (
        <Notice className="mt-6" title={texts.cancelled.title}>
          {texts.cancelled.description}
        </Notice>
      )}
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="lg:order-2">
          <OrderSummary lines={cart.lines} total={total} shipping={shipping} terms={terms} />
        </div>
        <CheckoutForm
          lines={cart.lines}
          totalCents={total.goods + shipping}
          courierCents={shipping}
          beforeLeaving={hasLeft}
        />
      </div>
    </main>
  );
}

/** After cancelling at the provider the shopper finds the cart again (decision 23). */
function useCartOfCancelled(isCancelled: boolean): void {
  const { isReady, lines, replace } = useCart();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isCancelled || !isReady || isDone.current) return;
    isDone.current = true;
    const kept = takePayingCart();
    if (lines.length === 0 && kept.length > 0) replace(kept);
  }, [isCancelled, isReady, lines, replace]);
}

/** An empty cart on arrival redirects once to /cart (S 2); the cart that is emptied by paying does not. */
function useLeaveWhenEmpty(isCancelled: boolean): () => void {
  const { isReady, lines } = useCart();
  const navigate = useNavigate();
  const isSettled = useRef(isCancelled);
  useEffect(() => {
    if (!isReady || isSettled.current) return;
    isSettled.current = true;
    if (lines.length === 0) void navigate("/cart", { replace: true });
  }, [isReady, lines, navigate]);
  return () => {
    isSettled.current = true;
  };
}
