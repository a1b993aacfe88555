import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { priced } from "#features/cart/cart-line.ts";
import { messages as pageMessages } from "#features/cart/cart-page-messages.ts";
import { type CartTotal, cartTotal } from "#features/cart/cart-total.ts";
import { messages } from "#features/cart/messages.ts";
import { BundleHint, FreeShipping, NotSaved } from "#features/cart/storefront/cart-hints.tsx";
import { buyableOf, CartLines } from "#features/cart/storefront/cart-lines.tsx";
import { CartSumsBefore } from "#features/cart/storefront/cart-summary.tsx";
import { clearCart } from "#features/cart/storefront/notify-cart.ts";
import { SomeProducts } from "#features/cart/storefront/some-products.tsx";
import { ToCheckout } from "#features/cart/storefront/to-checkout.tsx";
import { type Cart, useCart } from "#features/cart/storefront/use-cart.ts";
import { useUnpaidCart } from "#features/checkout/storefront/use-unpaid-cart.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { pageContext } from "#http/page-context.ts";
import { formatMoney } from "#shared/money.ts";
import { pageMeta } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { StickyBar } from "#ui/sticky-bar.tsx";
import type { Route } from "./+types/cart.page";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: messages.title, description: messages.description, path: "/cart" }),
  { name: "robots", content: "noindex" },
];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  products: await productsToOffer(context.get(pageContext).shop.db),
});

export default function CartPage({ loaderData: { products } }: Route.ComponentProps) {
  const cart = useCart();
  const isAsking = useUnpaidCart();
  const buyable = buyableOf(cart);
  const total = cartTotal(buyable.map(priced));
  const toCheckout = useRef<HTMLDivElement>(null);
  const { refresh, forgetChanges } = cart;
  useEffect(() => {
    void refresh({ force: true });
    return forgetChanges;
  }, [refresh, forgetChanges]);
  if (!cart.isReady || isAsking) return <CartLoading />;
  if (cart.lines.length === 0)
    return (
      <EmptyScreen title={messages.empty} text={messages.emptyText} to="/products" linkLabel={pageMessages.shopNow}>
        <SomeProducts products={products} />
      </EmptyScreen>
    );
  return (
    <main className="page pt-12 pb-8 lg:py-16">
      <h1>{messages.title}</h1>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-8">
          <h2 className="sr-only">{messages.lines}</h2>
          <NotSaved />
          <CartLines lines={cart.lines} />
          <BundleHint lines={buyable} />
        </div>
        <Summary cart={cart} total={total} toCheckout={toCheckout} />
      </div>
      {cart.invalid.length === 0 && (
        <StickyBar label={messages.total} replaces={toCheckout}>
          <p className="figures font-medium">
            {messages.total} {formatMoney(total.goods)}
          </p>
          <ToCheckout label={messages.checkoutShort} />
        </StickyBar>
      )}
    </main>
  );
}

interface SummaryProps {
  cart: Cart;
  total: CartTotal;
  toCheckout: RefObject<HTMLDivElement | null>;
}

function Summary({ cart, total, toCheckout }: SummaryProps) {
  const { settings } = useStore();
  return (
    <section aria-labelledby="summary" className="grid h-fit gap-6 bg-linen p-6 lg:sticky lg:top-28">
      <h2 id="summary" className="text-2xl">
        {pageMessages.summary}
      </h2>
      <FreeShipping goods={total.goods} threshold={settings.freeShippingThreshold} />
      <CartSumsBefore total={total} />
      <div className="grid gap-3">
        <div ref={toCheckout} className="grid gap-4">
          <ToCheckout size="large" label={pageMessages.checkout} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button asChild variant="quiet" size="small" className="text-button text-stone">
            <Link to="/products">{messages.goOn}</Link>
          </Button>
          <Button variant="quiet" size="small" className="text-button text-stone" onClick={() => clearCart(cart.lines)}>
            {messages.clear}
          </Button>
        </div>
      </div>
      <div className="grid gap-2 border-t border-beige pt-6 text-sm text-stone">
        <p>{pageMessages.beforeOrder.payment}</p>
        <p>
          {pageMessages.beforeOrder.delivery}{" "}
          <Link to="/shipping-policy" className="link">
            {pageMessages.beforeOrder.policy}
          </Link>
        </p>
      </div>
    </section>
  );
}

const CartLoading = () => (
  <main className="page py-12 noscript:beside-scene noscript:scene-atelier lg:py-16">
    <div className="min-w-0">
      <h1>{messages.title}</h1>
      <div className="hidden noscript:block">
        <p className="lead">{pageMessages.needsScripts}</p>
        <Button asChild size="large" className="mt-8">
          <Link to="/products">{messages.goOn}</Link>
        </Button>
      </div>
      <Loading label={messages.loading} className="mt-8 grid gap-12 noscript:hidden lg:grid-cols-[1fr_24rem] lg:gap-16">
        <div className="grid content-start gap-12 py-6">
          {[1, 2].map((line) => (
            <div key={line} className="grid grid-cols-[4.5rem_1fr] gap-4 sm:grid-cols-[7rem_1fr] sm:gap-6">
              <Skeleton className="aspect-4/5 w-full" />
              <SkeletonText lines={3} />
            </div>
          ))}
        </div>
        <Skeleton className="h-96" />
      </Loading>
    </div>
  </main>
);
