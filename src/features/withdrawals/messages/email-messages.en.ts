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
    open: "Open your return",
    steps: {
      declared: {
        title: "We have your return",
        text: "We look at it and answer within a day. Please wait for our answer before you send anything.",
      },
      approved: {
        title: "Your return is accepted",
        text: "Please send the goods within 14 days, well packed and with proof of posting, and tell us on the page of your return.",
      },
      sent: {
        title: "Your goods are on their way",
        text: "Thank you for telling us. We write to you as soon as they are here.",
      },
      received: { title: "Your goods have arrived", text: "We check them now and write to you." },
      checked: { title: "Your goods are checked", text: "All is well. The refund follows." },
      refused: {
        title: "We cannot take these goods back",
        text: "Please answer this email if you would like to know why, or think otherwise.",
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
