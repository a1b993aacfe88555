/** The states of orders and of their payment, as the shopkeeper reads them. */
export const messages = {
  statuses: {
    pending: "Pending",
    processing: "Processing",
    packing: "Packing",
    ready_to_ship: "Ready to ship",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
  },
  payment: {
    unpaid: "Unpaid",
    review: "Payment under review",
    paid: "Paid",
    partly_refunded: "Partly refunded",
    refunded: "Refunded",
    reversed: "Payment taken back",
    failed: "Not paid",
  },
  /** Why a bulk change leaves an order as it is. */
  stays: {
    shipped: "It is shipped already.",
    delivered: "It is delivered already.",
    cancelled: "It is cancelled. Take it up again on its own first.",
    erased: "The personal data of this order were erased.",
    unpaid: "It is not paid.",
    failed: "Its payment failed.",
    review: "Its payment is under review.",
    refunded: "Its money was given back.",
    reversed: "The bank took its payment back.",
    nothing: "All its items are refunded.",
    withdrawn: "Its customer withdrew from it. Resolve that first, or change it on its own.",
  },
  wrongWay: "The start date is after the end date.",
  batch: "A batch has up to 40 letters, digits, spaces and . / _ -",
} as const;
