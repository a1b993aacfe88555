/** The kinds of letters about an order; `order-attention` goes to the shopkeeper. */
export type OrderLetter =
  | "order-confirmation"
  | "order-shipped"
  | "order-refunded"
  | "order-attention"
  | "withdrawal-received";
