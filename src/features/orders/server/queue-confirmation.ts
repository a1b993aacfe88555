import { queueLetter } from "#features/email/server/queue-email.ts";
import type { Db } from "#platform/database/database.ts";

/** The letter of a paid order, written once however often it is asked for. */
export const queueConfirmation = (tx: Db, order: { id: string; email: string }): Promise<void> =>
  queueLetter(tx, {
    cause: `order-confirmation:${order.id}`,
    kind: "order-confirmation",
    recipient: order.email,
    data: { orderId: order.id },
    orderId: order.id,
  });
