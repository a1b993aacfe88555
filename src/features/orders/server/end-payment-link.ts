import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { endOfLink, GRACE_MS } from "../correction.ts";
import type { Order } from "./lock-order.ts";
import { orders } from "./orders-table.ts";

/** Nothing is to pay by the link of an order that is not paid; a job ends what it left open. The order's row must be locked. */
export async function endPaymentLink(tx: Tx, { id, paymentState, payBy }: Order, now: Date): Promise<void> {
  if (paymentState === "unpaid" && payBy && endOfLink(payBy) > now)
    await tx
      .update(orders)
      .set({ payBy: new Date(now.getTime() - GRACE_MS) })
      .where(eq(orders.id, id));
}
