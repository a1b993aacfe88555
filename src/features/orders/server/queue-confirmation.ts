import { queueLetter } from "#features/letters/server/queue-letter.ts";
import type { Tx } from "#platform/database/database.ts";

/** The letter of a paid order, written once however often it is asked for. */
export const queueConfirmation = (tx: Tx, order: { id: string; email: string }): Promise<void> =>
  queueLetter(tx, {
    cause: `order-confirmation:${order.id}`,
    kind: "order-confirmation",
    recipient: order.email,
    data: { orderId: order.id },
    orderId: order.id,
  });
