/** Every sentence of the withdrawal from a contract; the two buttons are named as the law names them. */
export const messages = {
  title: "Withdraw from contract",
  description: "Withdraw from your purchase here: 14 days by law, 100 days by our policy, no reason needed.",
  lead: "By law you can withdraw within 14 days of receiving your goods; our policy gives you 100. You need not give a reason.",
  fields: {
    orderNumber: "Order number",
    name: "Name",
    email: "Email",
    items: "Which items (leave empty for the whole order)",
  },
  hints: {
    orderNumber: "On your order confirmation, such as AU-100234.",
    email: "The address you ordered with. We acknowledge your withdrawal there.",
  },
  problems: {
    orderNumber: "Please enter your order number",
    name: "Please enter your name",
    email: "Please enter a valid email address",
    link: "Please write this without links",
    tooLong: (max: number) => `Please shorten this to ${max.toLocaleString("en-IE")} characters`,
  },
  check: "Continue",
  /** Beside the form. */
  next: {
    title: "What happens next",
    steps: [
      "We confirm by email that your withdrawal has arrived.",
      "You send back within 14 days what you have received, well packed and with proof of posting.",
      "We refund you to your original payment method as soon as the goods, or proof that you sent them, have arrived.",
    ],
  },
  /** Said of an unknown number and of another's address alike. */
  notFound:
    "We cannot find a paid order with this number and email address. Please check both. You can still send it, and one of us will look for the order.",
  tooMany: (time: string) => `Too many attempts. Please try again in ${time}.`,
  failed: "We could not send this. Please check your connection and try again.",
  review: {
    title: "Your declaration",
    declaration: "I withdraw from my contract for the purchase of these goods.",
    items: "Items",
    whole: "The whole order",
    confirm: "Confirm withdrawal",
    back: "Go back and change",
  },
  done: {
    title: "Withdrawal received",
    received: (number: string, moment: string) =>
      `We received your withdrawal from order ${number} on ${moment}. The acknowledgement is on its way to the email address of the order.`,
    unmatched: (number: string, moment: string) =>
      `We received your withdrawal from order ${number} on ${moment}. The acknowledgement is on its way to your email address. One of us looks for your order and writes to you.`,
    several: (number: string, moment: string) =>
      `We received your withdrawal from order ${number} on ${moment}. Several withdrawals of this address wait already: one of us looks at them and writes to you.`,
    next: "What comes next",
    sendBack: "Send back within 14 days what you have already received, well packed and with proof of posting.",
    refund:
      "We refund the price to your original payment method, at the latest 14 days after your withdrawal; if you withdraw from the whole order, the standard delivery cost as well.",
    /** Behind it, of goods that come back. */
    refundWaits: "We may wait until the goods, or proof that you sent them, have arrived.",
    /** Of goods none of which has left. */
    unsent: "The goods have not left us: we do not send them, and you have nothing to send back.",
    /** Of some of them. */
    stays: "What has not left us yet we do not send, so you need not return it.",
    byPolicy:
      "The 14 days that the law gives do not apply here, the 100 days of our policy do. We look at your withdrawal and answer within a day. Please wait for our answer before you send anything.",
    over: "Neither the 14 days that the law gives nor the 100 days of our policy apply here. We look at your withdrawal and answer within a day. Please wait for our answer before you send anything.",
    /** Of an order that nobody has found yet. */
    unknown:
      "What comes next depends on your order: we write it to you once we have found it. You need not send anything until then. What counts is when this statement reached us.",
    policy: "Return and Refund Policy",
    home: "Return Home",
  },
} as const;
