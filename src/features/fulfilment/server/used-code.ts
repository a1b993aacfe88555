import { sql } from "drizzle-orm";
import type { Order } from "#features/orders/server/lock-order.ts";
import { gtinForms, isGtin } from "#features/products/gtin.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";

interface CodeUse {
  /** Two orders travel in one parcel. */
  sharesParcel?: boolean | undefined;
  /** The parcel that has the code already; without it, that with which the order was complete. */
  parcelId?: string;
}

/**
 * A code belongs to one parcel. Two administrators who type the same one at the same moment run one after the other.
 * @throws AppError "invalid" for the number of an order or the GTIN of a product, scanned by mistake; "conflict" that names the order, or the parcel of this order, which has the code
 */
export async function refuseUsedCode(
  tx: Tx,
  { id }: Order,
  code: string,
  { sharesParcel = false, parcelId }: CodeUse = {},
): Promise<void> {
  const whole = code.toUpperCase();
  const scanned = await tx.execute(sql`
    SELECT FROM orders WHERE order_number = ${whole} UNION ALL SELECT FROM products WHERE gtin = ANY(${sql.param(isGtin(whole) ? gtinForms(whole) : [])}::text[]) LIMIT 1`);
  if (scanned.rows.length > 0) throw new AppError("invalid", messages.notACode(code), { code: "NOT_A_CODE" });
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`tracking:${whole}`}))`);
  const own = parcelId ? sql`${parcelId}::uuid` : sql`(SELECT parcel_id FROM shipments WHERE order_id = ${id})`;
  const { rows } = await tx.execute<{ order_number: string; number: number | null }>(sql`
    SELECT o.order_number, CASE WHEN o.id = ${id} THEN found.number END AS number
    FROM (
      SELECT order_id, NULL::smallint AS number FROM shipments WHERE upper(tracking_number) = ${whole} AND order_id <> ${id}
      UNION ALL SELECT id, NULL FROM orders WHERE tracking_code = ${whole} AND id <> ${id}
      UNION ALL SELECT order_id, number FROM parcels WHERE upper(tracking_number) = ${whole} AND undone_at IS NULL AND id IS DISTINCT FROM ${own}
    ) AS found JOIN orders o ON o.id = found.order_id
    WHERE o.id = ${id} OR NOT ${sharesParcel} LIMIT 1`);
  const [found] = rows;
  if (!found) return;
  if (found.number !== null)
    throw new AppError("conflict", messages.codeOfParcel(code, found.number), { code: "TRACKING_OF_PARCEL" });
  throw new AppError("conflict", messages.usedCode(code, found.order_number), { code: "TRACKING_USED" });
}
