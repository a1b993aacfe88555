import { Link } from "react-router";
import { ask, useAnswer, useDeed } from "#client/ask.ts";
import { Trouble } from "#client/trouble.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading, Skeleton, SkeletonCard } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { CreateShipment } from "./create-shipment.tsx";
import { texts } from "./file-texts.ts";
import { momentIn } from "./listed-order.ts";
import { OrderDelivery } from "./order-delivery.tsx";
import type { OrderFile } from "./order-file.ts";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLetters } from "./order-letters.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderWithdrawals } from "./order-withdrawals.tsx";
import { Marks } from "./order-words.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { TOUCHED } from "./touched.ts";

const BACK = { to: "/admin/orders", label: texts.back };

/** One order on the desk: all that is known of it, and all that can be done with it. */
export function OrderDesk({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, refetch } = useAnswer(
    "GET admin-order",
    { query: { orderId: id } },
    { refetchInterval: 60_000 },
  );
  if (error && !data)
    return <Trouble headingLevel={1} title={texts.failed} error={error} onRetry={refetch} back={BACK} />;
  if (!data) return <Waiting />;
  const { order } = data;
  return (
    <>
      <Head order={order} timeZone={timeZone} />
      {order.is_erased && <Notice title={texts.erased} className="mb-6" />}
      {order.attention && <Attention order={order} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          <OrderWithdrawals order={order} timeZone={timeZone} />
          <OrderGoods order={order} />
          <OrderMoney order={order} timeZone={timeZone} />
        </div>
        <div className="grid min-w-0 items-start gap-6 md:max-xl:grid-cols-2">
          <OrderDelivery order={order} timeZone={timeZone} />
          <OrderNotes order={order} />
          <OrderLetters order={order} timeZone={timeZone} />
          <OrderHistory order={order} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

function Head({ order, timeZone }: { order: OrderFile; timeZone: string }) {
  const awaitsParcel =
    order.shipments.length === 0 &&
    /^(pending|processing|packing|ready_to_ship)$/.test(order.status) &&
    !/^(refunded|review)$/.test(order.payment_state);
  const lead = (
    <span className="flex flex-wrap items-center gap-2">
      {texts.placed(momentIn(timeZone, order.created_at))}
      {order.is_test && <Badge tone="outline">{texts.test}</Badge>}
      <Marks order={{ ...order, attention: null }} className="" />
    </span>
  );
  return (
    <PageHead title={texts.title(order.order_number)} lead={lead} back={BACK}>
      <StatusChoice order={order} />
      <Button asChild variant="secondary">
        <Link to={`/admin/orders/${order.id}/packing-slip`}>{texts.slip}</Link>
      </Button>
      {awaitsParcel && !order.is_erased && <CreateShipment order={order} />}
    </PageHead>
  );
}

function Attention({ order: { id, version, attention } }: { order: OrderFile }) {
  const settle = useDeed(
    () => ask("PATCH admin-order", { body: { order_id: id, version, attention_done: true } }),
    TOUCHED,
  );
  const press = () =>
    settle.mutateAsync(undefined).then(
      () => toast({ title: texts.settledDone, tone: "success" }),
      (error: Error) => toast({ title: texts.saveFailed, description: error.message, tone: "danger" }),
    );
  return (
    <Notice
      tone="danger"
      title={texts.attention}
      className="mb-6"
      action={
        <Button size="small" variant="secondary" busy={settle.isPending} onClick={press}>
          {texts.settled}
        </Button>
      }
    >
      {attention}
    </Notice>
  );
}

const Waiting = () => (
  <Loading label={texts.loading} className="grid gap-6">
    <Skeleton className="h-10 w-72" />
    <div className="grid gap-6 xl:grid-cols-[2fr_1fr]">
      <SkeletonCard className="h-80" />
      <SkeletonCard className="h-80" />
    </div>
  </Loading>
);
