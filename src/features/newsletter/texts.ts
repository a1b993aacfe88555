/** The newsletter's sentences; toasts as the storefront's specification words them (S 5, 8). */
export const texts = {
  title: "Letters, now and then",
  lead: "New scents, an article worth an evening, and nothing else.",
  email: "Email address",
  button: "Subscribe",
  busy: "Subscribing...",
  /** Kept with each consent, so change it together with what is asked. */
  consent: "About twice a month by e-mail. You can unsubscribe in every letter.",
  privacy: "Privacy Policy",
  toasts: {
    required: { title: "Email required", description: "Please enter your email address" },
    invalid: { title: "Invalid email", description: "Please enter a valid email address" },
    subscribed: { title: "Successfully subscribed!", description: "Thank you for subscribing to our newsletter." },
    already: { title: "Already subscribed", description: "This email is already subscribed to our newsletter." },
    failed: { title: "Subscription failed", description: "There was an error subscribing. Please try again." },
    refused: (reason: string) => ({ title: "Subscription failed", description: reason || "Please try again." }),
  },
  home: "Return to Home",
  broken: {
    title: "This link does not work",
    text: "It may have been cut off, or belong to a subscription that is gone. You can subscribe again at the foot of this page.",
  },
  confirm: {
    title: "One last step",
    text: "Press the button, and our letters will find you.",
    button: "Confirm subscription",
    doneTitle: "Your subscription is confirmed",
    doneText: "Thank you. Our next letter comes to you.",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "Press the button, and no more letters of our newsletter will come. Letters about your orders are not touched.",
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    doneText: "No more letters will come. Should you miss them, subscribe again at the foot of this page.",
  },
  letter: {
    subject: (store: string) => `Please confirm your subscription to ${store}`,
    preview: "One press, and our letters will find you.",
    title: "One last step",
    text: (store: string) =>
      `Somebody, most likely you, asked for the newsletter of ${store} to come to this address. Please confirm that it was you.`,
    button: "Confirm subscription",
    otherwise: "If it was not you, do nothing: without your confirmation we write no newsletter to you.",
    unsubscribe: "Unsubscribe",
    footer: (store: string, email: string) => `${store}, ${email}`,
  },
} as const;
