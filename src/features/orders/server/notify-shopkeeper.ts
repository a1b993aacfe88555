import { writeAudit } from "#features/audit/server/write-audit.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { dayInWords } from "#shared/day.ts";
import { momentInWords, refundDue } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-messages.ts";
import { clearReviewFlag, flagForReview } from "./flag-for-review.ts";

/** A customer withdrew from an order, which now waits for its refund. */
export async function notifyShopkeeper(tx: Tx, order: { id: string; orderNumber: string }, at: Date): Promise<void> {
  const { timeZone } = await storeSettings(tx);
  await flagForReview(tx, order, matterOf(timeZone, at));
  await writeAudit(tx, { actor: "shopper", action: "order.withdrawn", subject: { kind: "order", id: order.id } });
  await publish(tx, { kind: "order", id: order.id });
}

export async function endCall(tx: Tx, orderId: string, at: Date): Promise<void> {
  const { timeZone } = await storeSettings(tx);
  await clearReviewFlag(tx, orderId, matterOf(timeZone, at));
}

const matterOf = (timeZone: string, at: Date): string =>
  withdrawalTexts.matter(momentInWords(timeZone, at), dayInWords(refundDue(timeZone, at)));
