import type { Actor } from "#features/audit/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { messages as english } from "../messages/stored-messages.en.ts";
import { STATUS_MEANING } from "../order-status.ts";
import { changeStatusIn } from "./change-status-in.ts";
import { lockOrder } from "./lock-order.ts";

export const CHANGED_SINCE_PACKED = english.reasons.changedSincePacked;

/** What leaves, or where it goes, is not what was packed any more: the order is on the packing list again, and says why. */
export async function packAgain(
  tx: Tx,
  orderId: string,
  { administratorId, requestId }: Actor,
  now: Date,
): Promise<void> {
  const to = STATUS_MEANING[(await lockOrder(tx, orderId)).status].packsAgain;
  if (!to) return;
  const change = { orderId, to, administratorId, reason: CHANGED_SINCE_PACKED, ...(requestId && { requestId }) };
  await changeStatusIn(tx, change, now);
}
