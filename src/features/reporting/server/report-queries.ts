import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { dayAfter, startOfDay } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import type { Period } from "#shared/periods.ts";
import { type DaySums, periodBefore, type ReportGroup, type Sums } from "../report.ts";
import { salesEntries } from "./sales-entries-table.ts";

/** Days in the shop's time zone, both included; documents of test payments apart. */
export interface ReportFilter extends Period {
  isTest: boolean;
  timeZone: string;
}

export interface GroupSums extends Sums {
  /** Empty where nothing is known. */
  key: string;
  /** A name for what the key alone does not say. */
  name: string | null;
  /** Net sales of the period before, in cents. */
  before: number;
}

/** What a correction books over from one group to another leaves none uncosted in the first. */
const sums = (of: SQL, orders: SQL, moved = of): SQL => sql`
  ${orders} AS orders, coalesce(sum(s.quantity) FILTER (WHERE ${of}), 0) AS pieces,
  coalesce(sum(s.net_cents + s.vat_cents) FILTER (WHERE ${of} AND NOT s.is_refund), 0) AS sales,
  coalesce(-sum(s.net_cents + s.vat_cents) FILTER (WHERE ${of} AND s.is_refund), 0) AS refunds,
  coalesce(sum(s.net_cents) FILTER (WHERE ${of}), 0) AS net, coalesce(sum(s.vat_cents) FILTER (WHERE ${of}), 0) AS vat,
  coalesce(sum(s.net_cents) FILTER (WHERE ${of} AND s.kind <> 'shipping'), 0) AS goods,
  coalesce(sum(s.net_cents) FILTER (WHERE ${of} AND s.kind = 'shipping'), 0) AS shipping,
  coalesce(sum(s.discount_cents) FILTER (WHERE ${of}), 0) AS discounts,
  coalesce(sum(s.cost_cents) FILTER (WHERE ${of}), 0) AS cost,
  abs(coalesce(sum(CASE WHEN s.movement_id IS NULL THEN s.uncosted ELSE abs(s.uncosted) END) FILTER (WHERE ${moved}), 0)) AS uncosted`;

/** The new orders of a period, at most one row each: a correction of an order is no order of its period. */
const placedIn = ({ from, to, isTest }: ReportFilter): SQL => sql`LEFT JOIN (
  SELECT n.order_id FROM ${salesEntries} n
  WHERE n.is_new_order AND n.is_test = ${isTest} AND n.booked_on BETWEEN ${from}::date AND ${to}::date) AS placed ON placed.order_id = s.order_id`;

const within = ({ from, to, isTest }: ReportFilter): SQL =>
  sql`s.is_test = ${isTest} AND s.booked_on BETWEEN ${from}::date AND ${to}::date`;

type Row = Record<keyof Sums, string> & Record<string, unknown>;

const read = (row: Row): Sums => ({
  orders: Number(row.orders),
  pieces: Number(row.pieces),
  uncosted: Number(row.uncosted),
  sales: cents(Number(row.sales)),
  refunds: cents(Number(row.refunds)),
  net: cents(Number(row.net)),
  vat: cents(Number(row.vat)),
  goods: cents(Number(row.goods)),
  shipping: cents(Number(row.shipping)),
  discounts: cents(Number(row.discounts)),
  cost: cents(Number(row.cost)),
});

/** What each day of a period came to; days without anything are missing. */
export async function salesByDay(db: Db, filter: ReportFilter): Promise<DaySums[]> {
  const { rows } = await db.execute<Row & { day: string; ordered: string }>(sql`
    SELECT s.booked_on::text AS day, ${sums(sql`true`, sql`count(*) FILTER (WHERE s.is_new_order)`, sql`s.movement_id IS NOT NULL`)},
      coalesce(sum(s.net_cents + s.vat_cents) FILTER (WHERE NOT s.is_refund AND placed.order_id IS NOT NULL), 0) AS ordered
    FROM ${salesEntries} s ${placedIn(filter)} WHERE ${within(filter)} GROUP BY s.booked_on ORDER BY s.booked_on`);
  return rows.map((row) => ({ day: row.day, ordered: cents(Number(row.ordered)), ...read(row) }));
}

interface Group {
  /** A column of the entries, or of `join`. */
  key: SQL;
  /** Of the row with this key. */
  name?: (key: SQL) => SQL;
  join?: SQL;
  where?: SQL;
  /** An order has lines in several groups. */
  isOfLines?: true;
}

const ofGoods = sql`s.kind <> 'shipping'`;

const GROUPS: Readonly<Record<Exclude<ReportGroup, "reason">, Group>> = {
  country: { key: sql`s.country` },
  product: {
    key: sql`s.product_id`,
    name: (key) => sql`(SELECT p.name FROM products p WHERE p.id = ${key})`,
    where: ofGoods,
    isOfLines: true,
  },
  collection: {
    key: sql`of_collection.collection_id`,
    name: (key) => sql`(SELECT c.title FROM collections c WHERE c.id = ${key})`,
    // A collection that holds one variant has the sales of all.
    join: sql`LEFT JOIN products sold ON sold.id = s.product_id
      LEFT JOIN (
        SELECT DISTINCT held.collection_id, coalesce(p.group_id, p.id) AS whole
        FROM collection_products held JOIN products p ON p.id = held.product_id
      ) AS of_collection ON of_collection.whole = coalesce(sold.group_id, sold.id)`,
    where: ofGoods,
    isOfLines: true,
  },
  method: { key: sql`s.method` },
  channel: { key: sql`s.channel` },
  campaign: { key: sql`s.campaign_id`, name: (key) => sql`(SELECT c.name FROM campaigns c WHERE c.id = ${key})` },
};

/** The rows of a report, the most sold first, at most `limit` where there is one, and how many there are. */
export async function salesBy(
  db: Db,
  group: ReportGroup,
  filter: ReportFilter,
  limit: number | null,
): Promise<{ rows: GroupSums[]; count: number }> {
  const before = periodBefore(filter);
  const query = group === "reason" ? returnsByReason(filter, before) : grouped(GROUPS[group], filter, before);
  const { rows } = await db.execute<Row & { key: string; name: string | null; before: string; count: number }>(sql`
    SELECT *, count(*) OVER ()::int AS count FROM (${query}) AS grouped
    WHERE orders <> 0 OR net <> 0 OR cost <> 0 OR before <> 0 ORDER BY net DESC, key LIMIT ${limit}`);
  return {
    rows: rows.map((row) => ({ key: row.key, name: row.name, before: Number(row.before), ...read(row) })),
    count: rows[0]?.count ?? 0,
  };
}

function grouped(
  { key, name, join = sql``, where = sql`true`, isOfLines }: Group,
  filter: ReportFilter,
  before: Period,
): SQL {
  const isNow = sql`s.booked_on >= ${filter.from}::date`;
  const orders = isOfLines
    ? sql`count(DISTINCT s.order_id) FILTER (WHERE ${isNow} AND NOT s.is_refund AND s.kind <> 'cost' AND placed.order_id IS NOT NULL)`
    : sql`count(*) FILTER (WHERE ${isNow} AND s.is_new_order)`;
  return sql`
    SELECT coalesce(g.key::text, '') AS key, ${name?.(sql`g.key`) ?? sql`NULL::text`} AS name, g.orders, g.pieces, g.sales, g.refunds, g.net,
      g.vat, g.goods, g.shipping, g.discounts, g.cost, g.uncosted, g.before
    FROM (
      SELECT ${key} AS key, ${sums(isNow, orders)},
        coalesce(sum(s.net_cents) FILTER (WHERE s.booked_on <= ${before.to}::date), 0) AS before
      FROM ${salesEntries} s ${join} ${isOfLines ? placedIn(filter) : sql``} WHERE ${within({ ...filter, from: before.from })} AND ${where} GROUP BY 1) AS g`;
}

/** Returns by the day they were declared, with what the goods were sold for; what they cost is not asked. */
function returnsByReason({ from, to, isTest, timeZone }: ReportFilter, before: Period): SQL {
  const start = (day: string) => sql`${startOfDay(timeZone, day).toISOString()}::timestamptz`;
  const isNow = sql`r.declared_at >= ${start(from)}`;
  const wasBefore = sql`r.declared_at < ${start(dayAfter(before.to, 1))}`;
  const part = (column: "net_cents" | "vat_cents") =>
    sql`round(o.${sql.raw(column)}::numeric * line.quantity / greatest(o.quantity, 1))`;
  return sql`
    SELECT coalesce(r.reason, '') AS key, NULL::text AS name, count(DISTINCT r.id) FILTER (WHERE ${isNow}) AS orders,
      coalesce(sum(line.quantity) FILTER (WHERE ${isNow}), 0) AS pieces, 0 AS sales, 0 AS refunds,
      coalesce(sum(${part("net_cents")}) FILTER (WHERE ${isNow}), 0) AS net,
      coalesce(sum(${part("vat_cents")}) FILTER (WHERE ${isNow}), 0) AS vat,
      coalesce(sum(${part("net_cents")}) FILTER (WHERE ${isNow}), 0) AS goods, 0 AS shipping, 0 AS discounts,
      0 AS cost, sum(line.quantity) AS uncosted,
      coalesce(sum(${part("net_cents")}) FILTER (WHERE ${wasBefore}), 0) AS before
    FROM returns r
    JOIN LATERAL jsonb_to_recordset(r.lines) AS line(position int, quantity int) ON true
    JOIN order_lines o ON o.order_id = r.order_id AND o.position = line.position
    WHERE r.declared_at >= ${start(before.from)} AND r.declared_at < ${start(dayAfter(to, 1))}
      AND EXISTS (SELECT FROM documents d WHERE d.order_id = r.order_id AND d.is_test = ${isTest})
    GROUP BY 1`;
}
