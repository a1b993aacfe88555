import { useMemo } from "react";
import { Link } from "react-router";
import { useUnpaidCart } from "#features/checkout/shop/use-unpaid-cart.ts";
import { pageMeta } from "#frame/page-meta.ts";
import { shopOf } from "#frame/use-shop.ts";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { priced } from "../cart-line.ts";
import { cartTotal } from "../cart-total.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/cart.page";
import { CartLines } from "./cart-lines.tsx";
import { CartSums } from "./cart-summary.tsx";
import { useCart } from "./use-cart.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...shopOf(matches), title: texts.title, description: texts.description, path: "/cart" }),
  { name: "robots", content: "noindex" },
];

export default function CartPage() {
  const cart = useCart();
  const total = useMemo(() => cartTotal(cart.lines.map(priced)), [cart.lines]);
  const isAsking = useUnpaidCart();
  if (!cart.isReady || isAsking) return <CartLoading />;
  if (cart.lines.length === 0)
    return <EmptyScreen title={texts.empty} text={texts.emptyText} to="/products" linkLabel={texts.shopNow} />;
  return (
    <main className="page py-12 lg:py-16">
      <h1>{texts.title}</h1>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_22rem]">
        <CartLines lines={cart.lines} />
        <section aria-labelledby="summary" className="h-fit bg-linen p-6 lg:sticky lg:top-28">
          <h2 id="summary" className="mb-6 font-display text-2xl">
            {texts.summary}
          </h2>
          <CartSums total={total} shipping={null} />
          <div className="mt-6 grid gap-3">
            <Button asChild size="large">
              <Link to="/checkout">{texts.checkout}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/products">{texts.goOn}</Link>
            </Button>
            <Button variant="quiet" onClick={cart.clear}>
              {texts.clear}
            </Button>
          </div>
        </section>
      </div>
    </main>
  );
}

const CartLoading = () => (
  <main className="page py-12 lg:py-16">
    <h1>{texts.title}</h1>
    <Loading label={texts.loading}>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-48" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  </main>
);
