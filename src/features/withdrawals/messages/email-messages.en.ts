/** The acknowledgement of a withdrawal. */
export const messages = {
  subject: (number: string, store: string) => `We received your withdrawal from order ${number} at ${store}`,
  subjectWithoutNumber: (store: string) => `We received your withdrawal at ${store}`,
  preview: (moment: string) => `Received on ${moment}.`,
  greeting: (name: string) => `Hello ${name},`,
  received: (number: string) =>
    `We acknowledge that your withdrawal from the contract of order ${number} has reached us. Please keep this letter.`,
  unmatched: "We have not found this order under your email address yet. One of us looks for it and writes to you.",
  at: "Received",
  declared: "You declared",
  /** Each step of a return. */
  return: {
    subject: (number: string, store: string) => `Your return of order ${number} at ${store}`,
    items: "Items",
    to: "Send to",
    back: "Please send back",
    stays: "We do not send",
    open: "Open your return",
    why: (reason: string) => `Our reason: ${reason}`,
    /** Of a return within the time that the law gives to withdraw. */
    withdrawal: {
      refused: "Reply to this email if you disagree. The legal guarantee is not affected.",
      text: "We acknowledge your withdrawal from the contract for the items below. You need not wait for our answer.",
      send: (day: string) =>
        `Please send the goods by ${day} to the address below, well packed. Keep the proof of posting, then press “I have sent it” on the page of your return.`,
    },
    /** Approved, and the goods are not as they should be. */
    covered:
      "Send the goods to the address below, well packed. We pay for the way back: your label follows, or answer this email with what the posting cost you. Then press “I have sent it” on the page of your return.",
    /** The shop pays what sending it back cost. */
    postage: {
      title: "We pay your postage back",
      text: (amount: string) =>
        `Sending the goods back cost you ${amount}: we pay that. It is no part of the price, so it comes by bank transfer and not the way you paid. If we do not have your account number yet, answer this email with it.`,
    },
    /** Of an order without a right of withdrawal. */
    refusedWithoutRight: "Reply to this email if you disagree. This does not affect your rights under the law.",
    steps: {
      declared: {
        title: "We have your return",
        text: "We look at it and answer within a day. Please wait for our answer before you send anything.",
      },
      approved: {
        title: "Please send your return",
        text: "Send the goods to the address below within 14 days, well packed. Keep the proof of posting, then press “I have sent it” on the page of your return.",
      },
      sent: {
        title: "Your return is on its way to us",
        text: "Thank you for telling us. We write to you as soon as it is here.",
      },
      received: {
        title: "Your return has arrived at our shop",
        text: "We check the goods now and write to you.",
      },
      checked: {
        title: "Your goods are checked",
        text: "Next comes your refund, your exchange or, for faulty goods, a repair. We write to you about it.",
      },
      refused: {
        title: "We cannot take these goods back",
        text: "Reply to this email if you disagree. Your right of withdrawal and the legal guarantee are not affected.",
      },
      closed: {
        title: "Your return is closed",
        text: "Nothing is left to do. Please answer this email if you think otherwise.",
      },
      exchanged: {
        title: "Your goods are exchanged",
        text: "Another email confirms your new order. You pay nothing for it, and if it costs less, you get the rest back.",
      },
    },
  },
} as const;
