import { useEffect } from "react";
import { data, Link, redirect, useSearchParams } from "react-router";
import { z } from "zod";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { SomeProducts } from "#features/cart/storefront/some-products.tsx";
import { forgetDraft } from "#features/checkout/storefront/checkout-draft.ts";
import { PayAgain } from "#features/checkout/storefront/pay-again.tsx";
import { forgetPayment, paymentInPage } from "#features/checkout/storefront/payment-in-page.ts";
import { messages as payment } from "#features/order-editing/messages.ts";
import { linkToPay } from "#features/order-editing/server/pay-link.ts";
import { messages } from "#features/orders/messages.ts";
import { wasPaid } from "#features/orders/order-payment-state.ts";
import { stillLeaves } from "#features/orders/order-status.ts";
import {
  customerName,
  type DocumentLink,
  destinationLines,
  isOnItsWay,
  isReturnable,
  type OrderView,
  situationOf,
} from "#features/orders/order-view.ts";
import { hasWithdrawal, returnAddress, withdrawalAddress } from "#features/orders/order-withdrawal.ts";
import { imagesOfOrder } from "#features/orders/server/email-images.ts";
import { documentLinks } from "#features/orders/server/order-documents.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { orderOfVisitor } from "#features/orders/server/order-of-visitor.ts";
import { AwaitPayment } from "#features/orders/storefront/await-payment.tsx";
import { ForgetPaidCart } from "#features/orders/storefront/forget-paid-cart.tsx";
import { LostNumber } from "#features/orders/storefront/lost-number.tsx";
import { OrderNotice } from "#features/orders/storefront/order-notice.tsx";
import { TrackForm } from "#features/orders/storefront/track-form.tsx";
import { useConfirmationEmail } from "#features/orders/storefront/use-confirmation-email.ts";
import { trackingAddress } from "#features/orders/tracking.ts";
import { NextSteps } from "#features/orders/view/next-steps.tsx";
import { OrderDocuments } from "#features/orders/view/order-documents.tsx";
import { BusinessFact, Fact, Facts, Lines } from "#features/orders/view/order-facts.tsx";
import { OrderParcels } from "#features/orders/view/order-parcels.tsx";
import { OrderSums } from "#features/orders/view/order-sums.tsx";
import { StatusBadge } from "#features/orders/view/status-badge.tsx";
import type { ProductSummary } from "#features/products/product.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { settingsInLanguage } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import type { Db } from "#platform/database/database.ts";
import { dateInWords } from "#shared/day.ts";
import { mailto } from "#shared/mailto.ts";
import { type Cents, formatMoney } from "#shared/money.ts";
import { pageMeta } from "#site/page-meta.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/order-confirmation.page";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const order = loaderData?.order;
  const title = order ? messages.situation[situationOf(order)].title : messages.notFound;
  return [
    ...pageMeta({ ...storeOf(matches), title, description: messages.description, path: "/order-confirmation" }),
    { name: "robots", content: "noindex" },
  ];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, caller } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const id = z.uuid().safeParse(search.get("orderId"));
  if (!id.success) return noOrder(shop.db);
  const [order, settings, images] = await Promise.all([
    orderOfVisitor(shop, id.data, { browser: caller.browser, key: search.get("key") }),
    settingsInLanguage(shop.db),
    imagesOfOrder(shop.db, id.data),
  ]);
  if (!order) return noOrder(shop.db);
  const isAwaited = situationOf(order) === "awaiting";
  const isRefused = search.has("error-message") && isAwaited;
  // The method failed at the provider: back to the choice, with the cart and the form.
  if (isRefused && !order.isMasked)
    throw redirect(`/checkout?cancelled=${id.data}&key=${orderKey(shop.secret, order)}&refused=1`);
  // Back from a bank's app in another browser, which has neither.
  if (isRefused) search.set(FAILED, "1");
  // What a provider adds to the address may name the payer.
  if (ADDED.some((name) => search.has(name))) throw redirect(withoutAdded(search));
  const [documents, due] = order.isMasked
    ? [[], null]
    : await Promise.all([documentLinks(shop.db, order.id), linkToPay(shop, order.id)]);
  const isFailed = isAwaited && search.has(FAILED);
  return data({ order, images, documents, due, isFailed, processingTime: settings.processingTime });
}

/** The parameters that Montonio adds to an address of return. */
const ADDED = ["order-token", "error-message"];
const FAILED = "failed";

function withoutAdded(search: URLSearchParams): string {
  for (const name of ADDED) search.delete(name);
  return `/order-confirmation?${search}`;
}

/** What there is instead. */
const noOrder = async (db: Db) => data({ order: null, products: await productsToOffer(db) }, { status: 404 });

export default function OrderConfirmationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <NoOrder products={loaderData.products} />;
  return <Confirmation {...loaderData} />;
}

/** The number of a parcel leads to an order too. */
const NoOrder = ({ products }: { products: readonly ProductSummary[] }) => (
  <main>
    <div className="page beside-scene scene-parcel scene-short pt-12 lg:pt-16">
      <div>
        <h1>{messages.notFound}</h1>
        <p className="lead">{messages.notFoundText}</p>
        <TrackForm found={{ outcome: "nothing-asked", code: "" }} isLoading={false} />
        <LostNumber answer={null} isSending={false} />
        <Leave className="mt-6" />
      </div>
    </div>
    <SomeProducts products={products} />
  </main>
);

/** `isFirst` where it is the way on. */
const Leave = ({ isFirst, className }: { isFirst?: boolean; className?: string }) => (
  <div className={classes("grid gap-4 sm:flex sm:flex-wrap", className)}>
    <Button asChild variant={isFirst ? "primary" : "secondary"}>
      <Link to="/products">{messages.goOn}</Link>
    </Button>
    <Button asChild variant="secondary">
      <Link to="/">{messages.home}</Link>
    </Button>
  </div>
);

interface ConfirmationProps {
  order: OrderView;
  images: readonly (string | null)[];
  documents: readonly DocumentLink[];
  /** Of an order by hand, or of a correction. */
  due: { cents: Cents; payBy: Date; path: string; isUnderWay: boolean } | null;
  /** The provider says so, and has not told the shop yet. */
  isFailed: boolean;
  processingTime: string;
}

function Confirmation({ order, images, documents, due, isFailed, processingTime }: ConfirmationProps) {
  const [search] = useSearchParams();
  const { storeEmail } = useStore().settings;
  const { orderNumber } = order;
  const isPaid = wasPaid(order.paymentState);
  const isExpected = isOnItsWay(order) && stillLeaves(order) && !order.isWithdrawnWhole && !isFailed;
  const { unpaid, [situationOf(order)]: situation } = messages.situation;
  const isAwaited = situationOf(order) === "awaiting" && (!due || due.isUnderWay);
  useConfirmationEmail(order.id, isPaid);
  useEffect(() => {
    if (!isPaid) return;
    forgetDraft();
    if (paymentInPage()?.orderNumber === orderNumber) forgetPayment();
  }, [isPaid, orderNumber]);
  return (
    <main className="page grid grid-cols-1 gap-x-16 gap-y-10 py-12 max-xl:max-w-3xl lg:py-16 xl:grid-cols-[minmax(0,1fr)_38rem] xl:grid-rows-[auto_1fr]">
      {isPaid && <ForgetPaidCart orderId={order.id} />}
      <div className="grid content-start gap-8">
        <div>
          <h1>{isFailed ? unpaid.title : situation.title}</h1>
          {isPaid && !order.isMasked && <p className="lead">{`${messages.confirmationTo} ${order.email}`}</p>}
        </div>
        <div className="grid gap-4 empty:hidden">
          {isFailed && <Notice tone="warning">{unpaid.text}</Notice>}
          {due && <ToPay {...due} order={order} />}
          {isAwaited && !isFailed && <AwaitPayment />}
          <OrderNotice order={order} wayOn={<PayAgain order={order} />} />
          {order.isMasked && <Notice>{messages.masked}</Notice>}
        </div>
        {isExpected && <NextSteps title={messages.next} steps={messages.steps(processingTime)} />}
        {isExpected && isPaid && !order.isMasked && (
          <p className="text-sm text-stone">
            {messages.noEmail.text}{" "}
            <a href={mailto(storeEmail, order.orderNumber)} className="link relative hit-area">
              {messages.noEmail.write}
            </a>
          </p>
        )}
      </div>
      <OrderDetails order={order} images={images} documents={documents} />
      <div className="xl:col-start-1">
        <Leave isFirst />
        <p className="mt-6 flex flex-wrap gap-x-6 text-sm empty:hidden">
          {isPaid && hasWithdrawal({ ...order, isBusiness: order.business !== null }) && (
            <Link to={withdrawalAddress(order.orderNumber)} className="link inline-flex min-h-11 items-center">
              {messages.withdrawal.link}
            </Link>
          )}
          {!order.isMasked && isReturnable(order) && (
            <Link to={returnAddress(order.id, search.get("key"))} className="link inline-flex min-h-11 items-center">
              {messages.track.returnItems}
            </Link>
          )}
        </p>
        {isPaid && <div className="scene-parcel scene-picture mt-12 aspect-3/2 max-xl:hidden" />}
      </div>
    </main>
  );
}

function ToPay({ order, cents, payBy, path }: NonNullable<ConfirmationProps["due"]> & { order: OrderView }) {
  const { timeZone } = useStore().settings;
  const pay = (
    <Link to={path} className="link">
      {payment.pay}
    </Link>
  );
  return (
    <Notice title={payment.toPay(formatMoney(cents, order.currency))} action={pay}>
      {payment.until(dateInWords(timeZone, payBy))}
    </Notice>
  );
}

function OrderDetails({ order, images, documents }: Omit<ConfirmationProps, "due" | "isFailed" | "processingTime">) {
  const [search] = useSearchParams();
  const { timeZone } = useStore().settings;
  return (
    <section
      aria-labelledby="details"
      className="grid content-start gap-8 bg-linen p-6 sm:p-8 xl:row-span-2 xl:self-start"
    >
      <h2 id="details" className="text-2xl">
        {messages.details}
      </h2>
      <Facts>
        <Fact term={messages.number}>{order.orderNumber}</Fact>
        <Fact term={messages.placed}>{dateInWords(timeZone, order.createdAt)}</Fact>
        <Fact term={messages.name}>{customerName(order)}</Fact>
        <BusinessFact order={order} />
        <Fact term={messages.email}>{order.email}</Fact>
        <Fact term={messages.status}>
          <StatusBadge order={order} />
        </Fact>
        <Fact term={messages.tracking}>
          <Link to={trackingAddress(order.trackingCode, search.get("key"))} className="link relative hit-area">
            {order.trackingCode}
          </Link>
        </Fact>
        <Fact term={order.machine ? messages.machine : messages.address}>
          <Lines of={destinationLines(order)} />
        </Fact>
      </Facts>
      {order.parcels.length > 0 && <OrderParcels order={order} timeZone={timeZone} />}
      <div>
        <OrderSums order={order} images={images} />
      </div>
      <OrderDocuments order={order} documents={documents} accessKey={search.get("key")} />
    </section>
  );
}
