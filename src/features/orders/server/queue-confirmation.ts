import { queueEmail } from "#features/email/server/queue-email.ts";
import type { Tx } from "#platform/database/database.ts";

/** Queues the email of a paid order, once. */
export const queueConfirmation = (tx: Tx, order: { id: string; email: string }): Promise<void> =>
  queueEmail(
    tx,
    "order-confirmation",
    { orderId: order.id },
    { dedupeKey: `order-confirmation:${order.id}`, recipient: order.email, orderId: order.id },
  );
