import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { csvText } from "#shared/csv.ts";
import { dayAfter, startOfDay } from "#shared/day.ts";
import { CURRENCY } from "#shared/money.ts";
import type { BookFilter } from "./book-queries.ts";

const HEAD = ["order", "paid_on", "country", "net", "vat", "gross", "sent_net", "sent_vat", "currency"];
type UnsentRow = Record<"order" | "paid_on" | "country" | "net" | "vat" | "sent_net" | "sent_vat", string>;

/**
 * What buyers had paid and were not sent at the end of the period's last day, by its documents: what a balance sheet owes them. Of an order
 * that had left in part, what had left is apart and not in `net`, its shipping with the first parcel.
 */
export async function unsentCsv(db: Db, { to, isTest, timeZone }: BookFilter): Promise<string> {
  const end = startOfDay(timeZone, dayAfter(to, 1)).toISOString();
  const sent = (column: "net_cents" | "vat_cents") =>
    sql.raw(`coalesce(round(sum(l.${column}::numeric * s.quantity / l.quantity)), 0)`);
  const { rows } = await db.execute<UnsentRow>(sql`
    SELECT o.order_number AS "order", paid.day AS paid_on, CASE o.delivery_country WHEN 'GR' THEN 'EL' ELSE o.delivery_country END AS country,
      greatest(0, paid.net - left_there.net)::text AS net, greatest(0, paid.vat - left_there.vat)::text AS vat,
      left_there.net::text AS sent_net, left_there.vat::text AS sent_vat
    FROM orders o
    JOIN LATERAL (
      SELECT min(t.sold_on)::text AS day, sum(t.net_cents) AS net, sum(t.vat_cents) AS vat
      FROM documents d JOIN tax_entries t ON t.document_id = d.id
      WHERE d.order_id = o.id AND t.is_test = ${isTest} AND t.booked_on <= ${to}::date
    ) AS paid ON paid.net + paid.vat > 0
    CROSS JOIN LATERAL (
      SELECT ${sent("net_cents")} + CASE WHEN count(*) > 0 THEN o.shipping_net_cents ELSE 0 END AS net,
        ${sent("vat_cents")} + CASE WHEN count(*) > 0 THEN o.shipping_vat_cents ELSE 0 END AS vat
      FROM parcels p JOIN parcel_lines s ON s.parcel_id = p.id JOIN order_lines l ON l.order_id = o.id AND l.position = s.position
      WHERE p.order_id = o.id AND p.undone_at IS NULL AND p.shipped_at < ${end}::timestamptz
    ) AS left_there
    WHERE o.created_at < ${end}::timestamptz AND EXISTS (SELECT FROM documents d WHERE d.order_id = o.id)
      AND (coalesce(o.shipped_at, o.delivered_at) IS NULL OR coalesce(o.shipped_at, o.delivered_at) >= ${end}::timestamptz)
      AND paid.net + paid.vat > left_there.net + left_there.vat
    ORDER BY paid.day, o.order_number`);
  const units = (cents: string | number) => (Number(cents) / 100).toFixed(2);
  return csvText([
    HEAD,
    ...rows.map((row) => [
      row.order,
      row.paid_on,
      row.country,
      ...[row.net, row.vat, Number(row.net) + Number(row.vat), row.sent_net, row.sent_vat].map(units),
      CURRENCY,
    ]),
  ]);
}
