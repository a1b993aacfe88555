/** The email that asks to confirm a subscription. */
export const messages = {
  subject: (store: string) => `Please confirm your subscription to ${store}`,
  preview: "One press, and our letters will find you.",
  title: "One last step",
  text: (store: string) =>
    `Somebody, most likely you, asked for the newsletter of ${store} to come to this address. Please confirm that it was you.`,
  button: "Confirm subscription",
  otherwise: "If it was not you, ignore this email and you get no newsletter. Or take this address out at once:",
  unsubscribe: "Remove my address",
} as const;
