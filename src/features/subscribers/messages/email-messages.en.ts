/** The email that asks to confirm a subscription. */
export const messages = {
  subject: (store: string) => `Please confirm your subscription to ${store}`,
  preview: "One press, and our letters will find you.",
  title: "One last step",
  text: (store: string) =>
    `Somebody, most likely you, asked for the newsletter of ${store} to come to this address. Please confirm that it was you.`,
  button: "Confirm subscription",
  otherwise: "If it was not you, do nothing: without your confirmation we send you nothing.",
  unsubscribe: "Unsubscribe",
  footer: (store: string, email: string) => `${store}, ${email}`,
} as const;
