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
  changed: "We have changed your order as agreed with you. This is the difference. We ship as soon as it is paid.",
  until: (day: string) => `You can pay until ${day}.`,
  method: "How do you pay?",
  pay: "Pay now",
  busy: "Opening the payment page",
  paid: "Thank you, it is paid",
  paidText: "You need do nothing more.",
  awaiting: "Your payment is on its way",
  awaitingText: "We tell you by email as soon as it has arrived.",
  over: "Nothing is to pay",
  overText:
    "The time to pay is over, or the change was taken back. Your order stays as it was. Write to us if you have questions.",
  see: "See your order",
  difference: (number: string) => `Difference for order ${number}`,
  nothingDue: "Nothing is to pay any more. Reload the page to see how your order stands.",
  underWay: "A payment page was opened a moment ago. Please try again.",
  providerAway: "The payment provider does not answer. Please try again in a moment.",
  failed: "We could not open the payment page. Please check your connection and try again.",
} as const;
