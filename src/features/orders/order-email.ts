/** The kinds of letters about an order; those that ask for attention go to the shopkeeper. */
export type OrderLetter =
  | "order-confirmation"
  | "order-shipped"
  | "order-refunded"
  | "order-attention"
  | "withdrawal-received"
  | "withdrawal-attention";
