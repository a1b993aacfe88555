import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { dayAfter, startOfDay } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { CAMPAIGN_DAYS, type DaySums, type Period, periodBefore, type ReportGroup, type Sums } from "../report.ts";

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

/**
 * All that was sold, a row for each line of a document, and what its goods cost, a row for each movement of stock. Movements have
 * the country and the payment of their order's first invoice.
 */
function sold({ from, to, isTest, timeZone }: ReportFilter): SQL {
  const start = startOfDay(timeZone, from).toISOString();
  const end = startOfDay(timeZone, dayAfter(to, 1)).toISOString();
  return sql`
    SELECT l.booked_on AS day, l.kind, l.product_id, d.order_id, d.payment_id, d.country, d.kind = 'invoice' AS is_sale,
      (l.place = 1 AND d.kind = 'invoice' AND NOT EXISTS (
        SELECT FROM documents e WHERE e.order_id = d.order_id AND e.kind = 'invoice' AND (e.issued_at, e.id) < (d.issued_at, d.id)))::int AS orders,
      l.quantity, l.net_cents AS net, l.vat_cents AS vat, l.discount_cents AS discount, 0 AS cost, 0 AS uncosted
    FROM document_lines l JOIN documents d ON d.id = l.document_id
    WHERE l.is_test = ${isTest} AND l.booked_on BETWEEN ${from}::date AND ${to}::date
    UNION ALL
    SELECT (m.at AT TIME ZONE ${timeZone})::date, 'cost', m.product_id, m.order_id, d.payment_id, d.country, false, 0, 0, 0, 0, 0,
      -m.quantity * coalesce(m.unit_cost_cents, 0), CASE WHEN m.unit_cost_cents IS NULL THEN -m.quantity ELSE 0 END
    FROM stock_movements m
    JOIN LATERAL (
      SELECT payment_id, country, is_test FROM documents
      WHERE order_id = m.order_id AND kind = 'invoice' ORDER BY issued_at, id LIMIT 1) d ON d.is_test = ${isTest}
    WHERE m.at >= ${start}::timestamptz AND m.at < ${end}::timestamptz AND m.reason IN ('sale', 'cancellation', 'return')`;
}

const sums = (of: SQL, orders: SQL): SQL => sql`
  ${orders} AS orders, coalesce(sum(s.quantity) FILTER (WHERE ${of}), 0) AS pieces,
  coalesce(sum(s.net + s.vat) FILTER (WHERE ${of} AND s.is_sale), 0) AS sales,
  coalesce(-sum(s.net + s.vat) FILTER (WHERE ${of} AND NOT s.is_sale), 0) AS refunds,
  coalesce(sum(s.net) FILTER (WHERE ${of}), 0) AS net, coalesce(sum(s.vat) FILTER (WHERE ${of}), 0) AS vat,
  coalesce(sum(s.net) FILTER (WHERE ${of} AND s.kind IN ('goods', 'part')), 0) AS goods,
  coalesce(sum(s.net) FILTER (WHERE ${of} AND s.kind = 'shipping'), 0) AS shipping,
  coalesce(sum(s.discount) FILTER (WHERE ${of}), 0) AS discounts,
  coalesce(sum(s.cost) FILTER (WHERE ${of}), 0) AS cost, coalesce(sum(s.uncosted) FILTER (WHERE ${of}), 0) AS uncosted`;

type Row = Record<keyof Sums, string> & Record<string, unknown>;

const read = (row: Row): Sums => ({
  ...{ orders: Number(row.orders), pieces: Number(row.pieces), uncosted: Number(row.uncosted) },
  ...{ sales: cents(Number(row.sales)), refunds: cents(Number(row.refunds)), net: cents(Number(row.net)) },
  ...{ vat: cents(Number(row.vat)), goods: cents(Number(row.goods)), shipping: cents(Number(row.shipping)) },
  ...{ discounts: cents(Number(row.discounts)), cost: cents(Number(row.cost)) },
});

/** What each day of a period came to; days without anything are missing. */
export async function salesByDay(db: Db, filter: ReportFilter): Promise<DaySums[]> {
  const { rows } = await db.execute<Row & { day: string }>(sql`
    SELECT s.day::text AS day, ${sums(sql`true`, sql`coalesce(sum(s.orders), 0)`)} FROM (${sold(filter)}) AS s GROUP BY s.day ORDER BY s.day`);
  return rows.map((row) => ({ day: row.day, ...read(row) }));
}

interface Group {
  key: SQL;
  name?: SQL;
  join?: SQL;
  where?: SQL;
}

const ofGoods = sql`s.kind <> 'shipping'`;

/** The last campaign whose email its buyer got before the order. */
const campaign = sql`LEFT JOIN LATERAL (
  SELECT e.campaign_id AS id FROM orders o JOIN emails e ON lower(e.recipient) = lower(o.email)
    AND e.created_at <= o.created_at AND e.created_at > o.created_at - make_interval(days => ${CAMPAIGN_DAYS + 7})
    AND e.sent_at <= o.created_at AND e.sent_at > o.created_at - make_interval(days => ${CAMPAIGN_DAYS})
  WHERE o.id = s.order_id AND e.campaign_id IS NOT NULL ORDER BY e.sent_at DESC LIMIT 1) AS by_email ON true
  LEFT JOIN campaigns c ON c.id = by_email.id`;

const GROUPS: Readonly<Record<Exclude<ReportGroup, "reason">, Group>> = {
  country: { key: sql`s.country::text` },
  product: {
    ...{ key: sql`coalesce(s.product_id::text, '')`, name: sql`p.name`, where: ofGoods },
    join: sql`LEFT JOIN products p ON p.id = s.product_id`,
  },
  collection: {
    ...{ key: sql`coalesce(c.id::text, '')`, name: sql`c.title`, where: ofGoods },
    join: sql`LEFT JOIN collection_products of_collection ON of_collection.product_id = s.product_id
      LEFT JOIN collections c ON c.id = of_collection.collection_id`,
  },
  method: {
    ...{ key: sql`coalesce(p.method_name, p.method, p.provider)` },
    join: sql`JOIN payments p ON p.id = s.payment_id`,
  },
  channel: { key: sql`o.channel`, join: sql`JOIN orders o ON o.id = s.order_id` },
  campaign: { key: sql`coalesce(by_email.id::text, '')`, name: sql`c.name`, join: campaign },
};

/** The rows of a report, the most sold first, at most `limit`, and how many there are. */
export async function salesBy(
  db: Db,
  group: ReportGroup,
  filter: ReportFilter,
  limit: number,
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
  { key, name = sql`NULL::text`, join = sql``, where = sql`true` }: Group,
  filter: ReportFilter,
  before: Period,
): SQL {
  const isNow = sql`s.day >= ${filter.from}::date`;
  return sql`
    SELECT ${key} AS key, min(${name}) AS name,
      ${sums(isNow, sql`count(DISTINCT s.order_id) FILTER (WHERE ${isNow} AND s.is_sale)`)},
      coalesce(sum(s.net) FILTER (WHERE s.day <= ${before.to}::date), 0) AS before
    FROM (${sold({ ...filter, from: before.from })}) AS s ${join} WHERE ${where} GROUP BY 1`;
}

/** Returns by the day they were declared, with what the goods were sold for. */
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
      coalesce(sum(${part("net_cents")}) FILTER (WHERE ${isNow}), 0) AS goods, 0 AS shipping, 0 AS discounts, 0 AS cost, 0 AS uncosted,
      coalesce(sum(${part("net_cents")}) FILTER (WHERE ${wasBefore}), 0) AS before
    FROM returns r
    JOIN LATERAL jsonb_to_recordset(r.lines) AS line(position int, quantity int) ON true
    JOIN order_lines o ON o.order_id = r.order_id AND o.position = line.position
    WHERE r.declared_at >= ${start(before.from)} AND r.declared_at < ${start(dayAfter(to, 1))}
      AND EXISTS (SELECT FROM documents d WHERE d.order_id = r.order_id AND d.is_test = ${isTest})
    GROUP BY 1`;
}
