import type { Db } from "#platform/database/database.ts";
import type { Cents } from "#shared/money.ts";
import { endOfLink, payByToTell } from "../correction.ts";
import { waitingCorrection } from "./corrections.ts";
import type { Order } from "./lock-order.ts";

/** What an order is to pay by its link. */
export interface Due {
  /** Of the correction whose difference it is; null for the order itself. */
  correctionId: string | null;
  cents: Cents;
  /** As `payByToTell` says. */
  payBy: Date;
}

/** null where nothing is to pay, or not any more. */
export async function dueOf(db: Db, order: Order, now: Date): Promise<Due | null> {
  if (order.payBy && order.paymentState === "unpaid" && order.status !== "cancelled")
    return endOfLink(order.payBy) > now
      ? { correctionId: null, cents: order.totalCents, payBy: payByToTell(order.payBy, now) }
      : null;
  const correction = await waitingCorrection(db, order.id);
  if (!correction?.payBy || correction.payBy <= now) return null;
  return { correctionId: correction.id, cents: correction.differenceCents, payBy: correction.payBy };
}
