import { SHOPPER, writeAudit } from "#features/audit/server/write-audit.ts";
import { isPaid } from "#features/orders/order-payment-state.ts";
import { flagForReview, tellShopkeeper } from "#features/orders/server/flag-for-review.ts";
import type { Order } from "#features/orders/server/lock-order.ts";
import { packAgain } from "#features/orders/server/pack-again.ts";
import { returnReviewReason, withdrawalReviewReason } from "#features/orders/server/withdrawal-review-reason.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import type { ReturnGround } from "../return.ts";

/** Whether money of it is due by law. */
const isDue = ({ paymentState }: Order, ground: ReturnGround | null): boolean =>
  ground === "withdrawal" && isPaid(paymentState);

/** A customer withdrew from an order, which now waits for its refund; or for an answer, where none is due by law. */
export async function notifyShopkeeper(tx: Tx, order: Order, at: Date, ground: ReturnGround | null): Promise<void> {
  const { timeZone } = await storeSettings(tx);
  await flagForReview(tx, order, (isDue(order, ground) ? withdrawalReviewReason : returnReviewReason)(timeZone, at));
  await writeAudit(tx, SHOPPER, { action: "order.withdrawn", subject: { kind: "order", id: order.id } });
  await publish(tx, { kind: "order", id: order.id });
  await packAgain(tx, order.id, SHOPPER, at);
}

/** A buyer opened a return without a statement: the order waits for what is due by law, and for others the shop gets an email. */
export async function notifyOfReturn(tx: Tx, order: Order, at: Date, ground: ReturnGround): Promise<void> {
  const { timeZone } = await storeSettings(tx);
  if (isDue(order, ground)) await flagForReview(tx, order, withdrawalReviewReason(timeZone, at));
  else await tellShopkeeper(tx, order, returnReviewReason(timeZone, at));
}
