/** The emails about an order. */
export const messages = {
  mail: {
    subject: (number: string, store: string) => `Your order ${number} at ${store}`,
    preview: (number: string, total: string) => `Order ${number}: ${total}`,
    thanks: (name: string) => `Thank you, ${name}`,
    paid: (number: string, processingTime: string) =>
      `Your order ${number} is paid. We pack and ship it within ${processingTime} and then send you the tracking information.`,
    paidAndTaken: (number: string) => `Your order ${number} is paid, and you have your goods.`,
    /** Where it has left, or is over. */
    confirmedAgain: (number: string) => `This is the confirmation of your order ${number}.`,
    total: "Total, VAT included",
    quantity: (count: number, price: string) => (count === 1 ? "1 piece" : `${count} × ${price}`),
    pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
    to: "To",
    tracking: "Tracking code",
    see: "See your order",
    questions: (email: string) => `Questions? Write to ${email}; we answer within 24 hours.`,
  },
  reversedEmail: {
    subject: (number: string, store: string) => `Your payment for order ${number} at ${store} was reversed`,
    preview: (number: string, amount: string) => `Your bank has taken back ${amount} for order ${number}.`,
    title: "Your payment was reversed",
    text: (amount: string, number: string) =>
      `We had received ${amount} for your order ${number}, but your bank has taken it back.`,
    again: "We are not sending this order. You can open it and pay again. That places a new order at today's prices.",
    gone: "The goods have already left us. Please write to us, and we will agree how the order is paid.",
    pay: "Pay again",
  },
  /** A delayed payment, such as a bank transfer, that failed. */
  failedEmail: {
    subject: (number: string, store: string) => `Your payment for order ${number} at ${store} did not arrive`,
    preview: (number: string, amount: string) =>
      `The ${amount} for order ${number} did not arrive. Nothing was charged.`,
    title: "Your payment did not arrive",
    text: (amount: string, number: string) =>
      `Your bank did not send the ${amount} for your order ${number}. Nothing was charged.`,
    again: "We are not sending this order. You can open it and pay again. That places a new order at today's prices.",
    gone: "We are not sending this order.",
    byLink: (day: string) => `You can pay again until ${day}.`,
    kept: "Your order stays as it was.",
  },
  refundEmail: {
    subject: (number: string, store: string) => `Your refund for order ${number} at ${store}`,
    preview: (number: string, amount: string) => `${amount} for order ${number} is on its way back to you.`,
    title: "Your money is on its way back",
    greeting: (name: string) => `Hello ${name},`,
    amount: (amount: string, number: string) =>
      `We have refunded ${amount} for your order ${number} to the payment method you used.`,
    byHand: (amount: string, number: string) =>
      `We are returning ${amount} for your order ${number} to you directly, in the way you paid.`,
    deduction: (amount: string, reason: string) => `We kept ${amount} of the price for loss in value: ${reason}`,
    /** Where nothing goes back for a piece. */
    deductionWhole: (reason: string) => `We kept the whole price for loss in value: ${reason}`,
    why: {
      goodsGone: "Not all of what you ordered was left when your payment arrived. We are not sending this order.",
      paidTwice: "You had paid for this order twice. It goes on as planned.",
      cancelled: "This order is cancelled.",
    },
    when: "Your bank usually shows it within 5 to 10 business days.",
  },
  /** A refund that failed after the buyer was told of it. */
  refundFailedEmail: {
    subject: (number: string, store: string) => `Your refund for order ${number} at ${store} did not arrive`,
    preview: (number: string, amount: string) => `${amount} for order ${number} did not arrive.`,
    title: "Your refund did not arrive",
    text: (amount: string, number: string) =>
      `The ${amount} that we refunded for your order ${number} did not reach you.`,
    next: "You will still get this money. We are looking for another way and will write to you. You do not need to do anything now.",
  },
  changedEmail: {
    subject: (number: string, store: string) => `Your order ${number} at ${store} was changed`,
    preview: (number: string, total: string) => `Order ${number}: ${total}`,
    title: "Your order was changed",
    text: (number: string) =>
      `We have changed your order ${number} as agreed with you. This is how it stands now. The credit note for the earlier invoice and the new invoice are in your order.`,
    what: "What has changed",
  },
  linkEmail: {
    subject: (number: string, store: string) => `Pay for your order ${number} at ${store}`,
    preview: (number: string, amount: string) => `${amount} for order ${number}`,
    title: "Your order is waiting for your payment",
    difference: (number: string, amount: string) =>
      `We will change your order ${number} as agreed with you once the difference of ${amount} is paid.`,
    whole: (number: string, amount: string) => `Your order ${number} of ${amount} is ready to be paid.`,
    until: (day: string) => `You can pay until ${day}.`,
    ships: "We ship as soon as it is paid.",
    what: "What changes",
    toPay: "Difference to pay",
    pay: "Pay now",
    transfer: {
      lead: "Or transfer it to our bank account. We ship as soon as the money has arrived.",
      to: "Recipient",
      reference: "Reference",
    },
  },
} as const;
