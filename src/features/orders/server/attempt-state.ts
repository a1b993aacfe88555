import { eq } from "drizzle-orm";
import { isMoneyComing } from "#features/payments/server/payment-session.ts";
import type { Db } from "#platform/database/database.ts";
import { type AttemptState, PAYMENT_MEANING } from "../order-payment-state.ts";
import { orders } from "./orders-table.ts";

/** The state of this browser's order, or of one whose signed link is at hand. Orders of others are unknown, which reveals nothing about them (decision 24). */
export async function attemptState(
  db: Db,
  orderId: string,
  { browser, hasKey }: { browser?: Buffer | null; hasKey?: boolean },
): Promise<AttemptState> {
  const [order] = await db
    .select({ paymentState: orders.paymentState, browserHash: orders.browserHash })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || !(hasKey || (browser && order.browserHash?.equals(browser)))) return "unknown";
  if (order.paymentState === "unpaid") return (await isMoneyComing(db, orderId, null)) ? "awaiting" : "open";
  return PAYMENT_MEANING[order.paymentState].situation === "unpaid" ? "ended" : "paid";
}
