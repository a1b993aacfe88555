import type { ResponseOf } from "#api-client/api-client.ts";
import { growth, growthInWords } from "#features/orders/growth.ts";
import { dayInWords } from "#shared/day.ts";
import { formatEuros } from "#shared/format-euros.ts";
import { currentLocale } from "#shared/language.ts";
import { Chart } from "#ui/chart.tsx";
import { Columns } from "#ui/chart-columns.tsx";
import { messages } from "../report-messages.ts";
import { CARD } from "./card-look.ts";
import { asTick } from "./charts.tsx";

export type Report = ResponseOf<"GET admin-report">;
type Figures = Report["totals"];

const count = (value: number): string => value.toLocaleString(currentLocale());

/** The figures of the period, each beside that of the period before; the first five say how it went, the others why. */
export function ReportFigures({ report: { totals, totals_before: before, period_before } }: { report: Report }) {
  const words = messages.figures;
  const figure = (name: keyof typeof words, show: (value: number) => string, of: (figures: Figures) => number) => (
    <Figure name={words[name]} value={show(of(totals))} before={of(before)} now={of(totals)} show={show} />
  );
  return (
    <section
      aria-label={messages.before(dayInWords(period_before.from), dayInWords(period_before.to))}
      className={CARD}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 md:max-xl:*:first:col-span-2 xl:grid-cols-5 md:[&>:nth-child(-n+5)>:nth-child(2)]:text-xl md:[&>:nth-child(n+6)>:nth-child(2)]:text-base">
        {figure("net", formatEuros, ({ net }) => net)}
        {figure("orders", count, ({ orders }) => orders)}
        {figure("average", formatEuros, ({ average }) => average)}
        {figure("sales", formatEuros, ({ sales }) => sales)}
        {figure("refunds", formatEuros, ({ refunds }) => refunds)}
        {figure("vat", formatEuros, ({ vat }) => vat)}
        {figure("goods", formatEuros, ({ goods }) => goods)}
        {figure("shipping", formatEuros, ({ shipping }) => shipping)}
        {figure("discounts", formatEuros, ({ discounts }) => discounts)}
        <Margin {...totals} />
      </dl>
      <p className="mt-5 text-xs text-stone">
        {messages.before(dayInWords(period_before.from), dayInWords(period_before.to))}
      </p>
    </section>
  );
}

interface FigureProps {
  name: string;
  value: string;
  now: number;
  before: number;
  show: (value: number) => string;
}

const Figure = ({ name, value, now, before, show }: FigureProps) => (
  <div>
    <dt className="text-xs text-stone">{name}</dt>
    <dd className="figures mt-1 text-lg font-semibold wrap-anywhere">{value}</dd>
    <dd className="figures text-xs text-stone">
      {before !== 0 && `${growthInWords(growth(now, before))}, `}
      {messages.wasBefore(show(before))}
    </dd>
  </div>
);

/** Of goods, where what they cost is known. */
const Margin = ({ margin, goods, uncosted }: Figures) => (
  <div>
    <dt className="text-xs text-stone">{messages.figures.margin}</dt>
    <dd className="figures mt-1 text-lg font-semibold">{margin === null ? "–" : formatEuros(margin)}</dd>
    <dd className="figures text-xs text-stone">
      {margin === null ? messages.noMargin(uncosted) : goods > 0 && messages.marginShare(percent(margin / goods))}
    </dd>
  </div>
);

const percent = (share: number): string =>
  share.toLocaleString(currentLocale(), { style: "percent", maximumFractionDigits: 1 });

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
