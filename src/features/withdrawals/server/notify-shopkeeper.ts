import { SHOPPER, writeAudit } from "#features/audit/server/write-audit.ts";
import { flagForReview } from "#features/orders/server/flag-for-review.ts";
import { withdrawalReviewReason } from "#features/orders/server/withdrawal-review-reason.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";

/** A customer withdrew from an order, which now waits for its refund. */
export async function notifyShopkeeper(tx: Tx, order: { id: string; orderNumber: string }, at: Date): Promise<void> {
  const { timeZone } = await storeSettings(tx);
  await flagForReview(tx, order, withdrawalReviewReason(timeZone, at));
  await writeAudit(tx, SHOPPER, { action: "order.withdrawn", subject: { kind: "order", id: order.id } });
  await publish(tx, { kind: "order", id: order.id });
}
