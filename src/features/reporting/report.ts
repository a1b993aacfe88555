import { DAY_MS, dayAfter } from "#shared/day.ts";
import { firstOfQuarter } from "#shared/first-of-quarter.ts";
import { type Cents, cents, minus, sum } from "#shared/money.ts";
import { firstOfMonth, type Period } from "#shared/periods.ts";

/** What a report tells sales apart by. `reason`: declared returns, by why. */
export const REPORT_GROUPS = ["country", "product", "collection", "method", "channel", "campaign", "reason"] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** An email of a campaign counts for what its recipient orders within so many days (`write_sales_entries` of the database). */
export const CAMPAIGN_DAYS = 7;

const isLastOfMonth = (day: string): boolean => dayAfter(day, 1).endsWith("-01");
const monthsAfter = (month: string, months: number): string => {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};
const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/**
 * The period before: of whole months as many months; of a month, quarter or year so far the same days of the one before; else as many
 * days.
 */
export function periodBefore({ from, to }: Period): Period {
  const isSoFar = [firstOfMonth(to), firstOfQuarter(to), `${to.slice(0, 4)}-01-01`].includes(from);
  if (!isSoFar && !(from.endsWith("-01") && isLastOfMonth(to)))
    return { from: dayAfter(from, -daysIn({ from, to })), to: dayAfter(from, -1) };
  const touched =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  if (isLastOfMonth(to)) return { from: monthsAfter(from, -touched), to: dayAfter(from, -1) };
  const months = touched === 1 ? 1 : from.endsWith("-01-01") ? 12 : 3;
  const month = monthsAfter(firstOfMonth(to), -months);
  const [sameDay, last] = [dayAfter(month, Number(to.slice(8)) - 1), dayAfter(monthsAfter(month, 1), -1)];
  return { from: monthsAfter(from, -months), to: sameDay < last ? sameDay : last };
}

/** Sums of documents. Refunds are positive, all other amounts but sales and discounts are less what was given back. */
export interface Sums {
  /** Invoices of new orders. */
  orders: number;
  /** Pieces, less those that were given back. */
  pieces: number;
  /** With VAT, before refunds. */
  sales: Cents;
  /** With VAT. */
  refunds: Cents;
  net: Cents;
  vat: Cents;
  /** Without VAT, of net. */
  goods: Cents;
  shipping: Cents;
  /** Offers and discounts given by hand, with VAT, before refunds. */
  discounts: Cents;
  /** What the goods cost the shop, less those that came back to stock. */
  cost: Cents;
  /** Pieces, sold or given back, whose cost nobody said. */
  uncosted: number;
}

export interface DaySums extends Sums {
  day: string;
  /** What the new orders of the period came to, with VAT, before refunds. */
  ordered: Cents;
}

const AMOUNTS = ["sales", "ordered", "refunds", "net", "vat", "goods", "shipping", "discounts", "cost"] as const;

export function totalOf(days: readonly DaySums[]): Omit<DaySums, "day"> {
  const count = (name: "orders" | "pieces" | "uncosted") => days.reduce((total, day) => total + day[name], 0);
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, sum(days.map((day) => day[name]))]));
  return {
    orders: count("orders"),
    pieces: count("pieces"),
    uncosted: count("uncosted"),
    ...(amounts as Record<(typeof AMOUNTS)[number], Cents>),
  };
}

/** What is left of goods when their cost is paid; null where the cost of some is not known. */
export const marginOf = ({ goods, cost, uncosted }: Pick<Sums, "goods" | "cost" | "uncosted">): Cents | null =>
  uncosted > 0 ? null : minus(goods, cost);

export const averageOrder = ({ ordered, orders }: Pick<DaySums, "ordered" | "orders">): Cents =>
  cents(orders === 0 ? 0 : Math.round(ordered / orders));

export const STEPS = ["day", "week", "month"] as const;
export type Step = (typeof STEPS)[number];

/** How much time a column of a chart has: at most 62 columns in a year or less. */
export const stepOf = (period: Period): Step =>
  daysIn(period) <= 62 ? "day" : daysIn(period) <= 186 ? "week" : "month";

const startOfStep = (step: Step, day: string): string => {
  if (step === "day") return day;
  if (step === "month") return firstOfMonth(day);
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
};

/** Net sales by columns, also those without any; a column is named by its first day within the period. */
export function columnsOf(period: Period, days: readonly DaySums[]): { day: string; net: Cents; orders: number }[] {
  const step = stepOf(period);
  const columns = new Map<string, { day: string; net: Cents; orders: number }>();
  for (let day = period.from; day <= period.to; day = dayAfter(day, 1)) {
    const start = startOfStep(step, day);
    if (!columns.has(start)) columns.set(start, { day, net: cents(0), orders: 0 });
  }
  for (const { day, net, orders } of days) {
    const column = columns.get(startOfStep(step, day));
    if (!column) continue;
    column.net = cents(column.net + net);
    column.orders += orders;
  }
  return [...columns.values()];
}
