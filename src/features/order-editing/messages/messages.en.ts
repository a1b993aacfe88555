/** The page of a payment link. */
export const messages = {
  title: "Pay for your order",
  order: (number: string) => `Order ${number}`,
  notFound: {
    title: "We cannot open this payment",
    text: "Open it by the link in our email, whole and unchanged.",
  },
  toPay: (amount: string) => `To pay: ${amount}`,
  whole: "We ship your order as soon as it is paid.",
  changed: "We will change your order as agreed with you once this difference is paid.",
  until: (day: string) => `You can pay until ${day}.`,
  method: "How do you pay?",
  pay: "Pay now",
  busy: "Opening the payment page",
  transfer: {
    title: "Or transfer it to our bank account",
    to: "Recipient",
    reference: "Reference",
    text: "We ship as soon as the money has arrived, usually on the next working day.",
  },
  paid: "Thank you, it is paid",
  paidText: "You need not do anything more.",
  awaiting: "Your payment is on its way",
  awaitingText: "We tell you by email as soon as it has arrived.",
  lapsed: "The time to pay is over",
  lapsedText:
    "Your goods are not reserved any more. If you have transferred the money, we write to you as soon as it is here. Write to us if you still want the goods.",
  over: "There is nothing to pay",
  overText:
    "The time to pay is over, or the change was taken back. Your order stays as it was. Write to us if you have questions.",
  see: "See your order",
  difference: (number: string) => `Difference for order ${number}`,
  nothingDue: "There is nothing left to pay. Reload the page to see how your order stands.",
  underWay: "A payment page was opened a moment ago. Please try again.",
  providerAway: "The payment provider does not answer. Please try again in a moment.",
  failed: "We could not open the payment page. Please check your connection and try again.",
} as const;
