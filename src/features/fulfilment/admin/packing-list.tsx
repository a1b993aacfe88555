import { PackageCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { countryName } from "#backoffice/country-name.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { listDayIn, shortDateIn } from "#backoffice/moments.ts";
import { messages as listMessages } from "#features/orders/admin/messages.ts";
import { ListedTest, ReviewReason } from "#features/orders/admin/order-badges.tsx";
import { messages as orderMessages } from "#features/orders/admin/order-detail-messages.ts";
import { OrderStatusBadge } from "#features/orders/admin/order-status-badge.tsx";
import { useStatusChange } from "#features/orders/admin/use-status-change.ts";
import { currentLocale } from "#shared/language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Image } from "#ui/image.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import { messages } from "./messages.ts";
import { OrderNote } from "./order-note.tsx";
import { lineName, packedOf, toPick } from "./packed-in.ts";
import { PackedParts } from "./packed-parts.tsx";
import { PackingSlips } from "./packing-slips.tsx";
import { usePacked } from "./use-packed.ts";

const words = messages.packing;
type Waiting = ResponseOf<"GET admin-packing-list">["orders"][number];

interface PackingListProps {
  storeName: string;
  storeEmail: string;
  timeZone: string;
}

/** What to pack today, oldest first, each product with its image: for paper, or for a phone in the stockroom. */
export function PackingList({ timeZone, ...store }: PackingListProps) {
  const { data, error, refetch } = useEndpointQuery("GET admin-packing-list", {}, { refetchInterval: 15_000 });
  const { packed, tick } = usePacked(data?.orders.map(({ id }) => id));
  const statistics = useEndpointQuery("GET admin-orders-statistics", {}, { refetchInterval: 15_000 });
  const ready = statistics.data?.ready_to_ship ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const [printsSlips, setPrintsSlips] = useState(false);
  const [leaving, setLeaving] = useState("");
  const isLeaving = data?.orders.some(({ id }) => id === leaving) ?? false;
  useFocusAfter(isLeaving, () => list.current?.querySelector("input") ?? document.getElementById("content"));
  const today = shortDateIn(timeZone, new Date().toISOString());
  if (error && !data)
    return <ErrorView headingLevel={1} title={orderMessages.failed} error={error} onRetry={refetch} />;
  return (
    <>
      {printsSlips && data && (
        <PackingSlips {...store} orders={data.orders} timeZone={timeZone} onPrinted={() => setPrintsSlips(false)} />
      )}
      <div className={classes(printsSlips && "print:hidden")}>
        <PageHead
          title={words.listTitle}
          lead={data && words.list(data.total, today)}
          back={{ to: "/admin/orders", label: orderMessages.back }}
        >
          <Button variant="secondary" disabled={!data || data.total === 0} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            variant="secondary"
            disabled={!data || data.total === 0 || printsSlips}
            onClick={() => setPrintsSlips(true)}
          >
            {words.printSlips}
          </Button>
          {ready > 0 && (
            <Button asChild>
              <Link to="/admin/orders?status=ready_to_ship">{words.ready(ready)}</Link>
            </Button>
          )}
        </PageHead>
        {!data && (
          <Loading label={words.loading} className="grid gap-3">
            {[1, 2, 3, 4, 5, 6].map((parcel) => (
              <SkeletonCard key={parcel} className="h-45 lg:h-26" />
            ))}
          </Loading>
        )}
        {data?.total === 0 && (
          <EmptyState
            icon={PackageCheck}
            title={words.none}
            text={words.noneText}
            action={
              <Button asChild variant="secondary">
                <Link to="/admin/orders?view=to-ship">{words.toShip}</Link>
              </Button>
            }
          />
        )}
        {data && data.total > data.orders.length && (
          <p className="mb-4 text-stone">{words.more(data.orders.length, data.total)}</p>
        )}
        {data && data.total > 0 && <PickList orders={data.orders} />}
        <ul ref={list} className="grid gap-3 pt-4">
          {data?.orders.map((order) => (
            <Parcel
              key={order.id}
              order={order}
              timeZone={timeZone}
              ticked={packed[order.id]}
              onTick={(line, isPacked) => tick(order.id, line, isPacked)}
              onReady={() => setLeaving(order.id)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

interface ParcelProps {
  order: Waiting;
  timeZone: string;
  ticked: readonly string[] | undefined;
  onTick: (line: string, isPacked: boolean) => void;
  onReady: () => void;
}

/** The first tick takes the order: another packer sees that, or is told. */
function Parcel({ order, timeZone, ticked = [], onTick, onReady }: ParcelProps) {
  const change = useStatusChange(order);
  const tick = (line: string, isPacked: boolean) => {
    onTick(line, isPacked);
    if (isPacked && order.status !== "packing" && change.update.isIdle)
      change.update.mutate(
        { to: "packing", from: order.status, version: order.version },
        { onError: (failure) => change.failed(failure) },
      );
  };
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-3 rounded-md border border-beige bg-paper p-4 lg:grid-cols-[20rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)] print:p-3">
      <div className="min-w-0 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-2">
          <Link to={`/admin/orders/${order.id}`} className="link figures font-medium">
            {order.order_number}
          </Link>
          {order.carrier !== undefined && <Badge>{order.carrier ?? listMessages.row.courier}</Badge>}
          {order.lines.some((line) => line.is_flammable) && <Badge tone="danger">{words.flammable}</Badge>}
          {order.status === "packing" && <OrderStatusBadge status={order.status} />}
          <ListedTest order={order} />
        </div>
        <p className="mt-1 flex items-baseline justify-between gap-3">
          {order.name}
          <span className="figures shrink-0 text-xs text-stone">{listDayIn(timeZone, order.created_at)}</span>
        </p>
        <p className="text-xs text-stone">
          {order.destination}, {countryName(order.country)}
        </p>
        {order.is_changed && <p className="text-xs text-wine">{words.changed}</p>}
        <ReviewReason order={order} />
        <OrderNote notes={order.notes} />
      </div>
      <div className="grid min-w-0 content-between gap-2 lg:border-l lg:border-beige lg:pl-6">
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
          {order.lines.map((line) => (
            <li key={line.sku} className="flex items-center gap-3 has-checked:text-stone">
              <Image src={line.image ?? ""} alt="" width={40} height={48} className="h-12 w-10 shrink-0 rounded-sm" />
              <span className="figures w-10 shrink-0 text-right text-lg font-semibold">{line.quantity} ×</span>
              <div className="min-w-0 flex-1 text-sm wrap-anywhere">
                {line.name}
                <span className="figures block text-xs break-all text-stone">{line.sku}</span>
                <PackedParts parts={line.parts} />
              </div>
              <Checkbox
                label={words.packed(line.name)}
                labelHidden
                checked={ticked.includes(lineName(line))}
                onChange={({ target }) => tick(lineName(line), target.checked)}
              />
            </li>
          ))}
        </ul>
        <Progress order={order} ticked={ticked} change={change} onReady={onReady} />
      </div>
    </li>
  );
}

interface ProgressProps extends Pick<ParcelProps, "order" | "ticked" | "onReady"> {
  change: ReturnType<typeof useStatusChange>;
}

/** How far it is; once all is packed, its next status. */
function Progress({ order, ticked, change: { set, update }, onReady }: ProgressProps) {
  const { done, isAll } = packedOf(order.lines, ticked);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
      <p role="status" className="figures text-xs text-stone">
        {done > 0 && words.done(done, order.lines.length)}
      </p>
      {isAll && (
        <Button
          size="small"
          busy={update.isPending}
          aria-label={words.markReadyOf(order.order_number)}
          onClick={() => {
            onReady();
            void set("ready_to_ship", order.status, order.version);
          }}
        >
          {words.markReady}
        </Button>
      )}
    </div>
  );
}

/** All that the listed orders need, so that one walk through the stockroom fetches it. */
function PickList({ orders }: { orders: readonly Waiting[] }) {
  const items = toPick(orders);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Disclosure id="pick-list" title={`${words.pick} (${pieces.toLocaleString(currentLocale())})`}>
      <ul className="grid gap-x-8 text-sm lg:grid-cols-2 print:grid-cols-2">
        {items.map(({ name, sku, quantity }) => (
          <li
            key={sku}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_8rem] items-baseline gap-3 border-b border-beige/60 py-2"
          >
            <span className="figures text-right font-semibold">{quantity} ×</span>
            <span className="wrap-anywhere">{name}</span>
            <span className="figures text-xs break-all text-stone">{sku}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
