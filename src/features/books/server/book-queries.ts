import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { dayAfter, startOfDay } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import type { DocumentSum, Movement } from "../journal.ts";
import { bookAccounts } from "./books-table.ts";

/** Days in the shop's time zone, both included; those of test payments apart. */
export interface BookFilter {
  from: string;
  to: string;
  isTest: boolean;
  timeZone: string;
}

type Row<T> = Record<keyof T, string> & Record<string, unknown>;

/** Where the money of a payment is: at its provider, or with the shop itself where the shopkeeper took it. */
const heldBy = (payment: string) =>
  sql.raw(`CASE WHEN ${payment}.provider <> 'by-hand' THEN ${payment}.provider WHEN ${payment}.method = 'cash' THEN 'cash'
    WHEN ${payment}.method IN ('terminal', 'bank-transfer') THEN 'bank' ELSE ${payment}.provider END`);

/** What the documents of each day come to. A correction of an order is a sale, as in reports: its documents come in pairs. */
export async function documentSums(db: Db, { from, to, isTest }: BookFilter): Promise<DocumentSum[]> {
  const { rows } = await db.execute<Row<DocumentSum>>(sql`
    SELECT t.booked_on::text AS day, CASE WHEN split_part(d.dedupe_key, ':', 1) IN ('refund', 'reversed', 'refund-failed', 'reinstated') THEN 'refund' ELSE 'sale' END AS kind,
      ${heldBy("p")} AS provider, t.treatment, t.country, t.rate::text AS rate, sum(t.net_cents)::text AS net,
      sum(t.vat_cents)::text AS vat, sum(t.shipping_net_cents)::text AS "shippingNet", sum(t.shipping_vat_cents)::text AS "shippingVat",
      min(d.number) AS first, max(d.number) AS last
    FROM tax_entries t JOIN documents d ON d.id = t.document_id JOIN payments p ON p.id = d.payment_id
    WHERE t.is_test = ${isTest} AND t.booked_on BETWEEN ${from}::date AND ${to}::date
    GROUP BY t.booked_on, d.kind, 2, 3, t.treatment, t.country, t.rate
    ORDER BY t.booked_on, d.kind DESC, 2 DESC, 3, t.treatment, t.country, t.rate DESC`);
  return rows.map((row) => ({
    ...(row as unknown as DocumentSum),
    rate: Number(row.rate),
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
    shippingNet: cents(Number(row.shippingNet)),
    shippingVat: cents(Number(row.shippingVat)),
  }));
}

/**
 * What one provider owes in place of another, twice each: as `cents` that the one no longer owes and that the other owes (negative).
 * Differences of corrections that were paid to, or given back by, another provider than that of the payment which their documents name,
 * and exchanges, whose order counts as paid by hand while the provider keeps the money.
 */
const transfers = (ofTest: SQL) => sql`
  SELECT c.ended_at AS at, side.provider, side.cents
  FROM order_corrections c
  JOIN documents d ON d.dedupe_key = 'corrected:' || c.id JOIN payments named ON named.id = d.payment_id JOIN orders o ON o.id = c.order_id
  JOIN LATERAL (
    SELECT ${heldBy("p")} AS provider, coalesce(p.received_cents, p.amount_cents) AS cents FROM payments p WHERE p.correction_id = c.id AND p.state IN ('paid', 'reversed')
    UNION ALL
    SELECT ${heldBy("p")}, -r.amount_cents FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.correction_id = c.id
  ) AS moved ON moved.provider <> ${heldBy("named")}
  CROSS JOIN LATERAL (VALUES (${heldBy("named")}, moved.cents), (moved.provider, -moved.cents)) AS side(provider, cents)
  WHERE c.state = 'applied' AND ${ofTest}
  UNION ALL
  SELECT r.created_at, side.provider, side.cents
  FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
  CROSS JOIN LATERAL (VALUES ('by-hand', r.amount_cents), (${heldBy("p")}, -r.amount_cents)) AS side(provider, cents)
  WHERE r.exchange_order_id IS NOT NULL AND ${heldBy("p")} <> 'by-hand' AND ${ofTest}`;

/** Money that is on no document: what went back of it (above zero), and what came (below zero), when the shop learnt of it. */
const surplus = (ofTest: SQL) => sql`
  SELECT e.noted_at AS at, ${heldBy("p")} AS provider, e.cents
  FROM surplus_entries e JOIN payments p ON p.id = e.payment_id JOIN orders o ON o.id = p.order_id
  WHERE ${ofTest}`;

/** When the shop learnt of a payout, as of a fee: an earlier day may be in the books of an accountant already. */
const PAYOUT_AT = "coalesce(noted_at, paid_at)";

/** Fees, payouts and money beyond the sale of each day. Test payments have no fees and no payouts. */
export async function movementsOf(db: Db, { from, to, isTest, timeZone }: BookFilter): Promise<Movement[]> {
  const start = startOfDay(timeZone, from).toISOString();
  const end = startOfDay(timeZone, dayAfter(to, 1)).toISOString();
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${start}::timestamptz AND ${sql.raw(column)} < ${end}::timestamptz`;
  const day = (column: string) => sql`(${sql.raw(column)} AT TIME ZONE ${timeZone})::date::text`;
  const ofTest = sql`(p.provider = 'test-page' OR o.is_test) = ${isTest}`;
  const { rows } = await db.execute<Row<Movement>>(sql`
    SELECT ${day("f.noted_at")} AS day, 'fee' AS kind, p.provider, sum(f.cents)::text AS cents, '' AS reference
    FROM fee_entries f JOIN payments p ON p.id = f.payment_id JOIN orders o ON o.id = p.order_id
    WHERE ${within("f.noted_at")} AND ${ofTest} GROUP BY 1, 3
    UNION ALL
    SELECT ${day("s.at")}, 'surplus', s.provider, sum(s.cents)::text, '' FROM (${surplus(ofTest)}) AS s WHERE ${within("s.at")}
    GROUP BY 1, 3, s.cents > 0
    UNION ALL
    SELECT ${day("t.at")}, 'transfer', t.provider, sum(t.cents)::text, '' FROM (${transfers(sql`o.is_test = ${isTest}`)}) AS t WHERE ${within("t.at")} GROUP BY 1, 3
    UNION ALL
    SELECT ${day(PAYOUT_AT)}, 'payout', provider, cents::text, reference FROM payouts WHERE ${within(PAYOUT_AT)} AND NOT ${isTest}::boolean
    ORDER BY 1, 2, 3, 5`);
  return rows.map((row) => ({ ...(row as unknown as Movement), cents: cents(Number(row.cents)) }));
}

/** Account numbers by what is booked. */
export const knownAccounts = async (db: Db): Promise<Map<string, string>> =>
  new Map((await db.select().from(bookAccounts)).map(({ kind, number }) => [kind, number]));

/**
 * What each provider owes at the end of the last day, in cents: all documents and money beyond the sale less fees and payouts.
 * What the shop itself took owes nobody.
 */
export async function owedByProviders(
  db: Db,
  { to, isTest, timeZone }: BookFilter,
): Promise<{ provider: string; cents: number }[]> {
  const end = startOfDay(timeZone, dayAfter(to, 1)).toISOString();
  const ofTest = sql`(p.provider = 'test-page' OR o.is_test) = ${isTest}`;
  const { rows } = await db.execute<{ provider: string; cents: string }>(sql`
    SELECT provider, sum(cents)::text AS cents FROM (
      SELECT ${heldBy("p")} AS provider, t.net_cents + t.vat_cents AS cents
      FROM tax_entries t JOIN documents d ON d.id = t.document_id JOIN payments p ON p.id = d.payment_id
      WHERE t.is_test = ${isTest} AND t.booked_on <= ${to}::date
      UNION ALL
      SELECT p.provider, -f.cents FROM fee_entries f JOIN payments p ON p.id = f.payment_id JOIN orders o ON o.id = p.order_id
      WHERE f.noted_at < ${end}::timestamptz AND ${ofTest}
      UNION ALL
      SELECT s.provider, -s.cents FROM (${surplus(ofTest)}) AS s WHERE s.at < ${end}::timestamptz
      UNION ALL
      SELECT t.provider, -t.cents FROM (${transfers(sql`o.is_test = ${isTest}`)}) AS t WHERE t.at < ${end}::timestamptz
      UNION ALL
      SELECT provider, -cents FROM payouts WHERE ${sql.raw(PAYOUT_AT)} < ${end}::timestamptz AND NOT ${isTest}::boolean
    ) AS moved WHERE provider NOT IN ('cash', 'bank') GROUP BY provider ORDER BY provider`);
  return rows.map(({ provider, cents: owed }) => ({ provider, cents: Number(owed) }));
}
