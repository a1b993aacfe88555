import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { shopLanguage } from "#features/administrators/server/shop-language.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { orders } from "./orders-table.ts";
import { inEnglish, type ReviewReason } from "./review-reason.ts";

const MAX = 500;

/** Flags an order for review and notifies the shopkeeper by email, once for each reason. */
export async function flagForReview(
  tx: Tx,
  order: { id: string; orderNumber: string },
  why: ReviewReason,
): Promise<void> {
  const text = inEnglish(why);
  const isKnown = sql`coalesce(position(${text}::text in review_flag), 0) > 0`;
  const earlier = sql`CASE WHEN review_flag IS NULL THEN '[]' ELSE review_matters END`;
  await tx
    .update(orders)
    .set({
      reviewFlag: sql`CASE WHEN ${isKnown} THEN review_flag
                     ELSE left(concat_ws(' ', review_flag, ${text}::text), ${MAX}) END`,
      reviewMatters: sql`CASE WHEN ${isKnown} THEN review_matters
                         ELSE ${earlier} || jsonb_build_array(${JSON.stringify(why)}::jsonb) END`,
    })
    .where(sql`${orders.id} = ${order.id}`);
  await tellShopkeeper(tx, order, why);
}

/** The email about it alone, once for each reason. */
export async function tellShopkeeper(
  tx: Tx,
  { id: orderId, orderNumber }: { id: string; orderNumber: string },
  why: ReviewReason,
): Promise<void> {
  const text = inEnglish(why);
  const { storeEmail } = await storeSettings(tx);
  const dedupeKey = `attention:${orderId}:${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  const data = { orderId, orderNumber, matter: text, matters: [why] };
  await queueEmail(tx, "order-attention", data, {
    dedupeKey,
    recipient: storeEmail,
    orderId,
    language: await shopLanguage(tx),
  });
}

/** Removes one reason; other reasons stay. */
export async function clearReviewFlag(tx: Tx, orderId: string, why: ReviewReason): Promise<void> {
  const text = inEnglish(why);
  await tx
    .update(orders)
    .set({
      reviewFlag: sql`nullif(trim(regexp_replace(replace(review_flag, ${text}::text, ''), ' +', ' ', 'g')), '')`,
      reviewMatters: sql`(SELECT coalesce(jsonb_agg(one ORDER BY place), '[]')
        FROM jsonb_array_elements(review_matters) WITH ORDINALITY AS each (one, place) WHERE one <> ${JSON.stringify(why)}::jsonb)`,
    })
    .where(sql`${orders.id} = ${orderId} AND position(${text}::text in review_flag) > 0`);
}
