/** The kinds of letters about an order; `order-attention` goes to the shopkeeper. */
export const ORDER_LETTERS = ["order-confirmation", "order-shipped", "order-refunded", "order-attention"] as const;
export type OrderLetter = (typeof ORDER_LETTERS)[number];
