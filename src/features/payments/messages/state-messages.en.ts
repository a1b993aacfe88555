/** Attempts to pay and tasks about money, as the shopkeeper reads them. */
export const messages = {
  attempts: {
    opening: "Being opened",
    open: "At the payment page",
    given_up: "Given up",
    awaiting: "Money on its way",
    review: "Under review",
    paid: "Paid",
    failed: "Failed",
    expired: "Abandoned",
    overpaid: "Paid twice",
    reversed: "Taken back by the bank",
  },
  providers: { "test-page": "Test page", "by-hand": "By hand" },
  tasks: {
    dispute: {
      label: "Dispute",
      nextStep:
        "Answer at the payment provider, with the tracking number as proof. Without an answer the money is lost.",
    },
    reversed: {
      label: "Payment taken back",
      nextStep:
        "Do not ship. The customer has a letter: paying again makes a new order, which takes over the goods. They are kept until you decide: cancel the order to sell them to others. If they have left, write to the customer.",
    },
    "partly-reversed": {
      label: "Payment taken back in part",
      nextStep:
        "Before more of the order ships, ask the customer for the difference, or cancel the order and refund the rest.",
    },
    "refund-failed": {
      label: "Refund failed",
      nextStep: "Pay the customer back another way, such as by bank transfer.",
    },
    "refund-waits": {
      label: "Refund waits",
      nextStep: "Look at the payment provider why the refund is not made yet. The shop keeps asking for it.",
    },
    "refund-by-hand": {
      label: "Refund to pay out",
      nextStep:
        "Transfer the money to the customer, or give it back in cash or on the card terminal. Then mark this as done.",
    },
    "paid-twice": {
      label: "Paid twice",
      nextStep:
        "Give the second payment back at its provider, or pay the customer back another way. The first one stands, and nothing more is to be sent.",
    },
    difference: {
      label: "Difference",
      nextStep: "Compare this payment at the provider with the order, and correct what is wrong.",
    },
  },
  noTask: "There is no such task.",
  taskDone: "Somebody has done this task already.",
  allRefunded: "All that was paid was given back already.",
  atMost: (money: string) => `At most ${money} can be given back.`,
  refundTooSmall: (money: string, provider: string, least: string) =>
    `A refund of ${money} is too small: ${provider} gives back no less than ${least} of one payment.`,
  refundKnown: "This refund was asked for before, with other particulars.",
} as const;
