export const ORDER_STATUSES = [
  "pending",
  "processing",
  "packing",
  "ready_to_ship",
  "shipped",
  "delivered",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** review: money came, but another amount or currency than asked for; a person decides whether it pays the order. */
export const ORDER_PAYMENT_STATES = ["unpaid", "review", "paid", "partly_refunded", "refunded", "failed"] as const;
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number];

/** Whether some of the order's money is still here: only such an order has a claim to goods. */
export const isPaid = (state: OrderPaymentState): boolean => state === "paid" || state === "partly_refunded";

/** How an attempt to pay stands, as far as the browser that made it is told. */
export const ATTEMPT_STATES = ["open", "paid", "ended"] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
