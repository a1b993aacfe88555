import { queueEmail } from "#features/email/server/queue-email.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Order } from "./lock-order.ts";

/** Queues the email of a paid order, once. */
export const queueConfirmation = (tx: Tx, order: Pick<Order, "id" | "email" | "language">): Promise<void> =>
  queueEmail(
    tx,
    "order-confirmation",
    { orderId: order.id },
    {
      dedupeKey: `order-confirmation:${order.id}`,
      recipient: order.email,
      orderId: order.id,
      language: order.language,
    },
  );
