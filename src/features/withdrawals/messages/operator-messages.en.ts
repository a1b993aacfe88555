/** What the shopkeeper reads about withdrawals. */
export const messages = {
  withoutOrder: {
    title: "A withdrawal without its order",
    reason:
      "A customer withdrew from a contract, but no paid order has the number and the email address that were given.",
    open: "Find its order",
  },
  noSuchReturn: "This return does not exist.",
  refundTooMuch: "More would be refunded than the return has.",
  refundUnsent: "What has left is refunded once it is here. By now you can refund what has not left.",
  noPostage: "The postage is paid for faulty goods that were sent back.",
  postageKnown: "The postage of this return is noted already.",
  restockTooMuch: "More would go back into stock than the return has.",
  refundFailed: "The payment provider refused the refund. Its reason is on the order's page.",
  refundMade: "The money of this return goes back already. Press Refund to end it.",
  needsRefusal: "Say why. The buyer reads it.",
  returnMoved: "Somebody else has moved this return meanwhile.",
  noSuchWithdrawal: "This withdrawal is settled or has its order already.",
  noSuchOrder: (number: string) => `There is no order ${number} that was paid or has left.`,
  openWithdrawals: (numbers: readonly string[]) =>
    `A withdrawal or a return is not settled yet: ${numbers.join(", ")}. Settle it first, then the data can be erased.`,
} as const;
