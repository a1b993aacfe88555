import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { failureToast } from "#backoffice/failure-toast.ts";
import { listMomentIn, momentIn } from "#backoffice/moments.ts";
import { useOpenedBy } from "#backoffice/use-opened-by.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { toast } from "#ui/toast.ts";
import { INVALIDATES } from "./invalidates.ts";
import { OrderActions } from "./order-actions.tsx";
import { ListedTest, MoneyNotes, PartlyShipped, PaymentBadge } from "./order-badges.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import type { OrderDetail } from "./order-detail.ts";
import { messages } from "./order-detail-messages.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderEmails } from "./order-emails.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHistory } from "./order-history.tsx";
import { AcceptPayment, isAcceptable, OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import type { OrderParts } from "./order-parts.ts";
import { OrderTerms } from "./order-terms.tsx";
import { Reservation } from "./reservation.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { useStatusDialog } from "./status-dialog.tsx";
import { useListSearch } from "./use-list-search.ts";
import { useOrderFilters } from "./use-order-filters.ts";

type Neighbor = ResponseOf<"GET admin-order">["next"];

const COLUMNS = "grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr]";

type OrderDetailScreenProps = { id: string; timeZone: string; parts: OrderParts };

/** One order on the desk: all that is known of it, and all that can be done with it. */
export function OrderDetailScreen({ id, timeZone, parts }: OrderDetailScreenProps) {
  const { wanted, isWrongWay } = useOrderFilters();
  const { data, error, refetch } = useEndpointQuery(
    "GET admin-order",
    { query: { ...(isWrongWay ? {} : wanted), orderId: id } },
    { refetchInterval: 15_000 },
  );
  const back = { to: `/admin/orders${useListSearch()}`, label: messages.back };
  if (error && !data)
    return <ErrorView headingLevel={1} title={messages.failed} error={error} onRetry={refetch} back={back} />;
  if (!data) return <Waiting />;
  const { order, previous, next } = data;
  return (
    <>
      <Head order={order} previous={previous} next={next} timeZone={timeZone} back={back} parts={parts} />
      {order.is_erased && <Notice title={messages.erased} className="mb-6" />}
      {order.review_flag && <ReviewNotice order={order} />}
      {order.reserved && !order.pay_by && <Reservation order={order} timeZone={timeZone} />}
      <div className={COLUMNS}>
        <div className="grid min-w-0 gap-6">
          <parts.OrderWithdrawals order={order} timeZone={timeZone} />
          <parts.OrderBusiness order={order} timeZone={timeZone} />
          <parts.OrderByHand order={order} timeZone={timeZone} />
          <OrderGoods order={order} />
          <parts.OrderParcels order={order} timeZone={timeZone} />
        </div>
        {/* On a phone money comes before notes. */}
        <div className="grid min-w-0 items-start gap-6 max-md:contents max-md:*:first:order-1 max-md:*:not-first:order-3 md:max-xl:grid-cols-2 xl:col-start-2 xl:row-span-3 xl:row-start-1">
          <OrderDelivery order={order} timeZone={timeZone} {...parts} />
          <OrderNotes order={order} />
          <OrderEmails order={order} timeZone={timeZone} {...parts} />
          <OrderTerms order={order} timeZone={timeZone} />
        </div>
        <div className="grid min-w-0 gap-6 max-md:order-2 xl:row-start-2">
          <OrderMoney order={order} timeZone={timeZone} />
          <OrderDocuments order={order} />
          <parts.OrderReturns order={order} timeZone={timeZone} />
          <parts.OrderCorrections order={order} timeZone={timeZone} />
        </div>
        <div className="min-w-0 max-md:order-4 xl:row-start-3">
          <OrderHistory order={order} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

type HeadProps = {
  order: OrderDetail;
  previous: Neighbor;
  next: Neighbor;
  timeZone: string;
  back: { to: string; label: string };
  parts: OrderParts;
};

function Head({
  order,
  previous,
  next,
  timeZone,
  back,
  parts: { ShippedDialog, CreateShipment, ShipPart, SendAgain },
}: HeadProps) {
  const { ask, dialog } = useStatusDialog(ShippedDialog);
  const state = (
    <>
      <StatusChoice order={order} ask={ask} />
      {dialog}
      <PaymentBadge order={order} />
      <PartlyShipped order={order} />
      <MoneyNotes order={{ ...order, reserved: null }} timeZone={timeZone} />
      <ListedTest order={order} />
    </>
  );
  return (
    <PageHead
      title={messages.title(order.order_number)}
      state={state}
      back={back}
      onward={
        <div className="flex min-w-0 items-center gap-2">
          <time
            dateTime={order.created_at}
            title={momentIn(timeZone, order.created_at)}
            className="truncate text-stone"
          >
            {messages.placed(listMomentIn(timeZone, order.created_at))}
          </time>
          <Onward previous={previous} next={next} />
        </div>
      }
    >
      <Button asChild variant="secondary" className="max-sm:order-2 max-sm:flex-auto">
        <Link to={`/admin/orders/${order.id}/packing-slip`}>{messages.slip}</Link>
      </Button>
      <OrderActions order={order} ask={ask} />
      <ShipPart order={order} />
      <SendAgain order={order} />
      <div className="empty:hidden max-sm:order-2 max-sm:flex-auto max-sm:*:w-full">
        {/* What needs attention comes first. */}
        <CreateShipment order={order} {...(order.review_flag && { variant: "secondary" })} />
      </div>
    </PageHead>
  );
}

/** The way through the list that this order was opened from. */
function Onward({ previous, next }: { previous: Neighbor; next: Neighbor }) {
  const listSearch = useListSearch();
  if (!previous && !next) return null;
  // At an end of the list the other arrow stays where it is.
  const way = (to: Neighbor, name: (number: string) => string, Sign: typeof ChevronLeft) =>
    to ? (
      <Button asChild variant="quiet" size="icon-small">
        <Link
          to={`/admin/orders/${to.id}${listSearch}`}
          aria-label={name(to.order_number)}
          title={name(to.order_number)}
        >
          <Sign aria-hidden="true" className="size-5" />
        </Link>
      </Button>
    ) : (
      <span aria-hidden="true" className="grid size-9 pointer-coarse:size-11 place-items-center text-taupe">
        <Sign className="size-5" />
      </span>
    );
  return (
    <div className="-mr-2 flex">
      {way(previous, messages.previous, ChevronLeft)}
      {way(next, messages.next, ChevronRight)}
    </div>
  );
}

function ReviewNotice({ order }: { order: OrderDetail }) {
  const { id, version, review_flag, payments, refundable } = order;
  const [, openRefund] = useOpenedBy("refund");
  const inReview = payments.find(isAcceptable);
  const clearFlag = useEndpointMutation(
    () => call("PATCH admin-order", { body: { order_id: id, version, clear_review_flag: true } }),
    INVALIDATES,
  );
  const hasWithdrawal = order.withdrawals.some(({ settled_at }) => settled_at === null);
  const press = () =>
    clearFlag.mutateAsync(undefined).then(
      () => toast({ title: messages.settledDone, tone: "success" }),
      (error) => failureToast(messages.saveFailed, error),
    );
  return (
    <Notice
      tone="danger"
      title={messages.reviewFlag}
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          {inReview && <AcceptPayment order={order} payment={inReview} variant="primary" />}
          {inReview && refundable > 0 && (
            <Button size="small" variant="secondary" onClick={() => openRefund(true)}>
              {messages.money.refund}
            </Button>
          )}
          <Button size="small" variant={inReview ? "quiet" : "secondary"} busy={clearFlag.isPending} onClick={press}>
            {messages.settled}
          </Button>
        </div>
      }
    >
      {review_flag}
      <span className="mt-1 block text-xs text-stone">
        {messages.settledHint} {hasWithdrawal && messages.settledWithdrawal}
      </span>
    </Notice>
  );
}

const Waiting = () => (
  <Loading label={messages.loading}>
    <Skeleton className="mt-2 mb-4 h-5 w-24" />
    <Skeleton className="mb-6 h-9 w-72 max-w-full max-sm:mb-20" />
    <div className={COLUMNS}>
      <SkeletonCard className="h-124" />
      <SkeletonCard className="h-124" />
    </div>
  </Loading>
);
