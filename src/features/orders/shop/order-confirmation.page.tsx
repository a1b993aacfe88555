import { data, Link } from "react-router";
import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { pageMeta } from "#frame/page-meta.ts";
import { shopOf } from "#frame/use-shop.ts";
import { pageContext } from "#http/page-context.ts";
import { formatEuros } from "#shared/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Notice } from "#ui/notice.tsx";
import { maskedOrder, type OrderView } from "../order-view.ts";
import { askProvider } from "../server/ask-provider.ts";
import { isOrderKey } from "../server/order-key.ts";
import { orderById } from "../server/order-queries.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/order-confirmation.page";
import { ForgetPaidCart } from "./forget-paid-cart.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...shopOf(matches), title: texts.thanks, description: texts.description, path: "/order-confirmation" }),
  { name: "robots", content: "noindex" },
];

/** The browser that bought and the signed link see everything, others what a stranger may (decision 24). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, caller } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const id = z.uuid().safeParse(search.get("orderId"));
  if (!id.success) return data({ order: null, processingTime: "" }, { status: 404 });
  await askProvider(shop, id.data);
  const [found, settings] = await Promise.all([orderById(shop.db, id.data), storeSettings(shop.db)]);
  if (!found) return data({ order: null, processingTime: "" }, { status: 404 });
  const isOwn = caller.browser !== null && found.browserHash !== null && caller.browser.equals(found.browserHash);
  const seesAll = isOwn || isOrderKey(shop.secret, id.data, search.get("key"));
  return data({ order: seesAll ? found.order : maskedOrder(found.order), processingTime: settings.processingTime });
}

export default function OrderConfirmationPage({ loaderData: { order, processingTime } }: Route.ComponentProps) {
  if (!order)
    return <EmptyScreen title={texts.notFound} text={texts.notFoundText} to="/products" linkLabel={texts.goOn} />;
  const isPaid = order.paymentState !== "unpaid" && order.paymentState !== "failed";
  return (
    <main className="mx-auto max-w-3xl px-6 py-16">
      {isPaid && <ForgetPaidCart orderId={order.id} />}
      <h1 className="text-center font-display text-4xl">{texts.thanks}</h1>
      {order.isMasked && <Notice className="mt-8">{texts.masked}</Notice>}
      <OrderDetails order={order} isPaid={isPaid} />
      <section aria-labelledby="next" className="mt-12">
        <h2 id="next" className="font-display text-2xl">
          {texts.next}
        </h2>
        <ol className="mt-4 grid list-decimal gap-2 pl-5 text-stone">
          {texts.steps(processingTime).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="mt-12 flex flex-wrap justify-center gap-4">
        <Button asChild>
          <Link to="/products">{texts.goOn}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">{texts.home}</Link>
        </Button>
      </div>
    </main>
  );
}

function OrderDetails({ order, isPaid }: { order: OrderView; isPaid: boolean }) {
  return (
    <section aria-label={texts.details} className="mt-10 bg-linen p-6 sm:p-8">
      {!isPaid && <p className="mb-6">{texts.awaiting}</p>}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail term={texts.number}>{order.orderNumber}</Detail>
        <Detail term={texts.name}>{order.customerName}</Detail>
        <Detail term={texts.status}>
          <Badge tone={order.status === "pending" ? "outline" : "secondary"}>{order.status}</Badge>
        </Detail>
        <Detail term={texts.total}>
          <span className="figures">{formatEuros(order.total)}</span>
        </Detail>
        <Detail term={texts.tracking}>
          <Link to={`/track-order?tracking=${order.trackingCode}`} className="link">
            {order.trackingCode}
          </Link>
        </Detail>
      </dl>
      <ul className="mt-8 divide-y divide-beige border-t border-beige text-sm">
        {order.lines.map((line) => (
          <Sum key={line.name} label={`${line.name} × ${line.quantity}`} amount={formatEuros(line.line)} />
        ))}
        {order.bundle > 0 && <Sum label={texts.bundle} amount={`−${formatEuros(order.bundle)}`} />}
        <Sum label={texts.shipping} amount={order.shipping === 0 ? texts.free : formatEuros(order.shipping)} />
      </ul>
    </section>
  );
}

const Detail = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-sm text-stone">{term}</dt>
    <dd className="mt-1 break-words">{children}</dd>
  </div>
);

const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <li className="flex justify-between gap-4 py-3">
    <span>{label}</span>
    <span className="figures">{amount}</span>
  </li>
);
