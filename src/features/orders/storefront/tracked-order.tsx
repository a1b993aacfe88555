import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { dateInWords } from "#shared/day.ts";
import { formatMoney } from "#shared/money.ts";
import { Notice } from "#ui/notice.tsx";
import { Loading, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { carrierPage } from "../carriers.ts";
import { messages } from "../messages.ts";
import { wasPaid } from "../order-payment-state.ts";
import { type DocumentLink, isOnItsWay, isReturnable, type OrderView } from "../order-view.ts";
import { returnAddress } from "../order-withdrawal.ts";
import { Destination } from "../view/destination.tsx";
import { OrderDocuments } from "../view/order-documents.tsx";
import { Fact, Facts } from "../view/order-facts.tsx";
import { OrderParcels } from "../view/order-parcels.tsx";
import { OrderSums } from "../view/order-sums.tsx";
import { StatusBadge } from "../view/status-badge.tsx";
import { OrderNotice } from "./order-notice.tsx";
import { OrderWay } from "./order-progress.tsx";

const { track } = messages;

interface TrackedOrderProps {
  order: OrderView;
  /** A small one for each line. */
  images: readonly (string | null)[];
  documents: readonly DocumentLink[];
  timeZone: string;
  wayOn: ReactNode;
}

/** The tracked order: its progress and its delivery, and beside them on wide screens its items. */
export function TrackedOrder({ order, images, documents, timeZone, wayOn }: TrackedOrderProps) {
  const [search] = useSearchParams();
  const atCarrier = carrierPage(order.carrier ?? null, order.trackingCode);
  const isExpected = order.status === "pending" && isOnItsWay(order);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-16">
      <div className="grid grid-cols-1 content-start gap-10">
        <section aria-labelledby="order" className="grid grid-cols-1 gap-8 border-y border-beige py-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="order" className="text-2xl">
              {track.order(order.orderNumber)}
            </h2>
            <StatusBadge order={order} />
          </div>
          <OrderWay order={order} timeZone={timeZone} />
          {isExpected && <Pending isPaid={wasPaid(order.paymentState)} />}
          <OrderNotice order={order} wayOn={wayOn} isTitled />
          <Facts columns={4}>
            <Fact term={messages.placed}>{dateInWords(timeZone, order.createdAt)}</Fact>
            <Fact term={order.carrier === undefined ? messages.tracking : messages.carrierNumber}>
              {atCarrier ? (
                <a href={atCarrier} target="_blank" rel="noreferrer" className="link relative hit-area">
                  {order.trackingCode}
                </a>
              ) : (
                order.trackingCode
              )}
            </Fact>
            <Fact term={messages.total}>{formatMoney(order.total, order.currency)}</Fact>
          </Facts>
        </section>
        <Part id="shipping" title={messages.shippingDetails}>
          {order.isMasked && <Notice className="mb-6">{messages.masked}</Notice>}
          <Destination order={order} />
        </Part>
        {order.parcels.length > 0 && (
          <Part id="parcels" title={messages.parcels.title}>
            <OrderParcels order={order} timeZone={timeZone} />
          </Part>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-8 bg-linen px-4 py-6 sm:p-8 lg:h-fit">
        <Part id="items" title={messages.items}>
          <OrderSums order={order} images={images} />
        </Part>
        {!order.isMasked && isReturnable(order) && (
          <Link to={returnAddress(order.id, order.key)} className="link justify-self-start">
            {track.returnItems}
          </Link>
        )}
        <OrderDocuments order={order} documents={documents} accessKey={search.get("key")} />
      </div>
    </div>
  );
}

const Pending = ({ isPaid }: { isPaid: boolean }) => (
  <div className="border-l-2 border-gold pl-4">
    {!isPaid && <p className="mb-2 text-sm text-stone">{messages.awaiting}</p>}
    <p className="font-medium">{track.pending}</p>
    <p className="text-sm text-stone">{track.pendingText}</p>
  </div>
);

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-5 text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

export const TrackedOrderLoading = () => (
  <Loading label={track.loading} className="grid gap-10">
    <Skeleton className="h-80" />
    <SkeletonText lines={4} />
  </Loading>
);
