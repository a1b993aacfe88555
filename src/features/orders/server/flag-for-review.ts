import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { orders } from "./orders-table.ts";

const MAX = 500;

/** Flags an order for review and notifies the shopkeeper by email, once for each reason. */
export async function flagForReview(tx: Tx, order: { id: string; orderNumber: string }, matter: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      reviewFlag: sql`CASE WHEN coalesce(position(${matter}::text in review_flag), 0) > 0 THEN review_flag
                     ELSE left(concat_ws(' ', review_flag, ${matter}::text), ${MAX}) END`,
    })
    .where(sql`${orders.id} = ${order.id}`);
  const { storeEmail } = await storeSettings(tx);
  const { id: orderId, orderNumber } = order;
  const dedupeKey = `attention:${orderId}:${createHash("sha256").update(matter).digest("hex").slice(0, 16)}`;
  const data = { orderId, orderNumber, matter };
  await queueEmail(tx, "order-attention", data, { dedupeKey, recipient: storeEmail, orderId });
}

/** Removes one reason; other reasons stay. */
export async function clearReviewFlag(tx: Tx, orderId: string, matter: string): Promise<void> {
  await tx
    .update(orders)
    .set({ reviewFlag: sql`nullif(trim(replace(review_flag, ${matter}::text, '')), '')` })
    .where(sql`${orders.id} = ${orderId} AND position(${matter}::text in review_flag) > 0`);
}
