/** The acknowledgement of a withdrawal. */
export const messages = {
  subject: (number: string, store: string) => `We received your withdrawal from order ${number} at ${store}`,
  preview: (moment: string) => `Received on ${moment}.`,
  greeting: (name: string) => `Hello ${name},`,
  received: (number: string) =>
    `We acknowledge that your withdrawal from the contract of order ${number} has reached us. Please keep this letter.`,
  unmatched: "We have not found this order under your email address yet. One of us looks for it and writes to you.",
  at: "Received",
  declared: "You declared",
} as const;
