import type { ResponseOf } from "#api-client/api-client.ts";
import { shortDay } from "#backoffice/moments.ts";
import { growth } from "#features/orders/growth.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { inPercent } from "#shared/percent.ts";
import { Chart } from "#ui/chart.tsx";
import { Columns, ColumnsSkeleton } from "#ui/chart-columns.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { messages } from "../report-messages.ts";
import { CARD } from "./card-look.ts";
import { asTick } from "./charts.tsx";
import { ComingFigure, Growth, HeadFigure, SmallFigure, STRIP } from "./figure-strip.tsx";

export type Report = ResponseOf<"GET admin-report">;
type Figures = Report["totals"];

const count = (value: number): string => value.toLocaleString(currentLocale());

const HEADS = `grid grid-cols-2 gap-px bg-beige max-sm:*:first:col-span-2 sm:grid-cols-3 ${STRIP}`;

/** Seven: four and three from the middle width. */
const REASONS = `grid grid-cols-2 gap-px bg-beige max-md:*:last:col-span-full md:grid-cols-12 md:*:col-span-3 md:*:nth-[n+5]:col-span-4 ${STRIP}`;
const SUMS = ["sales", "refunds", "vat", "goods", "shipping", "discounts"] as const;

/** All figures of the period, to come. */
export const ComingReportFigures = () => (
  <>
    <dl className={HEADS}>
      {(["net", "orders", "average"] as const).map((name) => (
        <ComingFigure key={name} name={messages.figures[name]} />
      ))}
    </dl>
    <dl className={REASONS}>
      {[...SUMS, "margin" as const].map((name) => (
        <SmallFigure key={name} name={messages.figures[name]} value={<SkeletonText lines={1} className="w-16" />}>
          <SkeletonText lines={1} className="w-24" />
        </SmallFigure>
      ))}
    </dl>
    <div className="-mt-1 text-xs sm:-mt-3">
      <SkeletonText lines={1} className="w-2/3" />
    </div>
    <Chart
      title={messages.revenue}
      lead={messages.revenueLead.day}
      className={CARD}
      table={{ head: [messages.revenue], rows: [] }}
    >
      <ColumnsSkeleton />
    </Chart>
  </>
);

/** The figures of the period, each beside that of the period before: three say how it went, the others why. */
export function ReportFigures({ report: { totals, totals_before: before, period_before } }: { report: Report }) {
  const words = messages.figures;
  const compared = messages.before(shortDay(period_before.from), shortDay(period_before.to));
  const figure = (name: keyof typeof words & keyof Figures, show = formatEuros) => ({
    name: words[name],
    value: show(Number(totals[name])),
    children: <Before now={Number(totals[name])} before={Number(before[name])} show={show} />,
  });
  return (
    <section aria-label={compared} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      <dl className={HEADS}>
        <HeadFigure {...figure("net")} />
        <HeadFigure {...figure("orders", count)} />
        <HeadFigure {...figure("average")} />
      </dl>
      <dl className={REASONS}>
        {SUMS.map((name) => (
          <SmallFigure key={name} {...figure(name)} />
        ))}
        <Margin {...totals} />
      </dl>
      <p className="-mt-1 text-xs text-stone sm:-mt-3">
        {compared}. {messages.discountsNote}
      </p>
    </section>
  );
}

interface BeforeProps {
  now: number;
  before: number;
  show: (value: number) => string;
}

const Before = ({ now, before, show }: BeforeProps) => (
  <>
    {messages.wasBefore(show(before))}
    {before > 0 && (
      <>
        {" · "}
        <Growth percent={growth(now, before)} />
      </>
    )}
  </>
);

/** Of goods, where what they cost is known. */
const Margin = ({ margin, goods, uncosted }: Figures) => (
  <SmallFigure name={messages.figures.margin} value={margin === null ? "–" : formatEuros(margin)}>
    {margin === null ? messages.noMargin(uncosted) : goods > 0 && messages.marginShare(inPercent(margin / goods))}
  </SmallFigure>
);

export function ReportRevenue({ report: { columns, step } }: { report: Report }) {
  const name = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLocale(), {
      ...(step === "month" ? { month: "long", year: "numeric" } : { day: "numeric", month: "long" }),
      timeZone: "UTC",
    });
  return (
    <Chart
      title={messages.revenue}
      lead={messages.revenueLead[step]}
      className={CARD}
      empty={columns.every(({ net, orders }) => net === 0 && orders === 0) && messages.empty}
      table={{
        head: [messages.steps[step], messages.figures.net, messages.figures.orders],
        rows: columns.toReversed().map(({ day, net, orders }) => [name(day), formatEuros(net), count(orders)] as const),
      }}
    >
      <Columns
        label={`${messages.revenue}, ${messages.steps[step]}`}
        format={asTick}
        columns={columns.map(({ day, net, orders }) => ({
          name: name(day),
          value: net,
          said: messages.said(formatEuros(net), orders),
        }))}
      />
    </Chart>
  );
}
