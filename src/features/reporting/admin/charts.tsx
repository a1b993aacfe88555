import type { ResponseOf } from "#api-client/api-client.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_MEANING } from "#features/orders/order-status.ts";
import { statusName } from "#features/orders/state-names.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLanguage, currentLocale } from "#shared/language.ts";
import { CURRENCY } from "#shared/money.ts";
import { Chart, ChartEmpty } from "#ui/chart.tsx";
import { Bars, BarsSkeleton, type BarTone } from "#ui/chart-bars.tsx";
import { Columns, ColumnsSkeleton } from "#ui/chart-columns.tsx";
import { classes } from "#ui/classes.ts";
import { SkeletonText } from "#ui/skeleton.tsx";
import { BEST_SELLERS, CHART_DAYS } from "../figures.ts";
import { CARD } from "./card-look.ts";
import { messages } from "./messages.ts";

const BAR_TONES: Partial<Record<OrderStatus, BarTone>> = {
  pending: "yellow",
  processing: "mist",
  shipped: "sage",
};

type Figures = ResponseOf<"GET admin-dashboard">["data"];

const days = () => new Intl.DateTimeFormat(currentLocale(), { day: "numeric", month: "short", timeZone: "UTC" });
const dayName = (day: string): string => days().format(new Date(day));

/** A sum at the side of a chart. */
export const asTick = (euros: number): string =>
  new Intl.NumberFormat(currentLanguage() === "en" ? "en-IE" : currentLocale(), {
    style: "currency",
    currency: CURRENCY,
    maximumFractionDigits: Number.isInteger(euros) ? 0 : 1,
  }).format(euros);

type RevenueProps = { byDay: Figures["revenue_by_day"] | undefined; className?: string };

export function Revenue({ byDay, className }: RevenueProps) {
  const words = messages.revenue;
  const table = { head: [words.day, words.amount, words.orders] } as const;
  if (!byDay)
    return (
      <Chart
        title={words.title}
        sum={<SkeletonText lines={1} className="w-28" />}
        lead={<SkeletonText lines={1} className="w-64 max-w-full" />}
        className={classes(CARD, className)}
        table={{ head: table.head, rows: [] }}
      >
        <ColumnsSkeleton />
      </Chart>
    );
  const sum = byDay.reduce((total, { revenue }) => total + revenue, 0);
  const [first, last] = [byDay.at(0), byDay.at(-1)];
  return (
    <Chart
      title={words.title}
      sum={formatEuros(sum)}
      lead={first && last && words.lead(days().formatRange(new Date(first.day), new Date(last.day)))}
      className={classes(CARD, className)}
      empty={byDay.every(({ orders }) => orders === 0) && messages.best.empty(byDay.length)}
      table={{
        head: table.head,
        rows: byDay
          .toReversed()
          .map(({ day, revenue, orders }) => [dayName(day), formatEuros(revenue), String(orders)] as const),
      }}
    >
      <Columns
        label={`${words.title}, ${words.day}`}
        format={asTick}
        columns={byDay.map(({ day, revenue, orders }) => ({
          name: dayName(day),
          value: revenue,
          said: words.said(formatEuros(revenue), orders),
        }))}
      />
    </Chart>
  );
}

const numberOf = (count: number): string => count.toLocaleString(currentLocale());

/** Orders of these grow more without end: beside their bars those of the others could not be seen, so they have none. */
const hasEnded = (status: OrderStatus): boolean => ["delivered", null].includes(STATUS_MEANING[status].step);

type StatusesProps = { statuses?: readonly { status: OrderStatus; count?: number }[] };

export function Statuses({ statuses = ORDER_STATUSES.map((status) => ({ status })) }: StatusesProps) {
  const words = messages.statuses;
  const open = statuses.filter(({ status }) => !hasEnded(status));
  return (
    <Chart
      title={words.title}
      className={CARD}
      table={{
        head: [words.status, words.count],
        rows: statuses.map(({ status, count = 0 }) => [statusName(status), numberOf(count)] as const),
      }}
    >
      <div className="grid grid-rows-[1fr_auto] gap-4">
        {open.every(({ count }) => count === 0) ? (
          <ChartEmpty>{words.empty}</ChartEmpty>
        ) : (
          <Bars
            short
            bars={open.map(({ status, count }) => ({
              key: status,
              name: statusName(status),
              value: count ?? 0,
              said: count === undefined ? <SkeletonText lines={1} className="w-4" /> : numberOf(count),
              tone: BAR_TONES[status] ?? "stone",
            }))}
          />
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-1 border-t border-beige pt-4 text-sm">
          {statuses
            .filter(({ status }) => hasEnded(status))
            .map(({ status, count }) => (
              <div key={status} className="flex gap-2">
                <dt>{statusName(status)}</dt>
                <dd className="figures text-stone">
                  {count === undefined ? <SkeletonText lines={1} className="w-6" /> : numberOf(count)}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Chart>
  );
}

export function BestSellers({ products }: { products?: Figures["best_sellers"] }) {
  const words = messages.best;
  return (
    <Chart
      title={words.title}
      lead={words.lead(CHART_DAYS)}
      className={CARD}
      empty={products?.length === 0 && words.empty(CHART_DAYS)}
      table={{
        head: [words.product, words.units, words.amount],
        rows: products?.map(({ name, units, revenue }) => [name, String(units), formatEuros(revenue)] as const) ?? [],
      }}
    >
      {products ? (
        <Bars
          bars={products.map(({ id, name, units, revenue }) => ({
            key: id,
            name,
            value: units,
            said: words.said(units, formatEuros(revenue)),
          }))}
        />
      ) : (
        <BarsSkeleton count={BEST_SELLERS} />
      )}
    </Chart>
  );
}
