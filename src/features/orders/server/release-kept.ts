import type { Actor } from "#features/audit/actor.ts";
import { openTask } from "#features/payments/server/payment-tasks.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { changeStatusIn } from "./change-status-in.ts";
import { lockOrder } from "./lock-order.ts";

/**
 * Cancels the order that a task is about, so that what it keeps without a payment can be sold to others.
 * @throws AppError "conflict" where its payment is no longer taken back, it was cancelled or its goods have left
 */
export async function releaseKept(tx: Tx, taskId: string, actor: Actor, now: Date): Promise<void> {
  const { kind, orderId } = await openTask(tx, taskId);
  const order = orderId && kind === "reversed" ? await lockOrder(tx, orderId) : null;
  if (order?.paymentState !== "reversed" || !STATUS_MEANING[order.status].isOpen)
    throw new AppError("conflict", messages.nothingKept, { code: "NOTHING_KEPT" });
  await changeStatusIn(tx, { ...actor, orderId: order.id, to: "cancelled", seen: order.status }, now);
}
