/** The sentences of the newsletter: checks (storefront 5) and toasts (storefront 8). */
export const SUBSCRIBER_GONE = "This subscriber is gone.";

export const messages = {
  title: "Letters, now and then",
  lead: "New scents, an article worth an evening, and nothing else.",
  email: "Email address",
  button: "Subscribe",
  busy: "Subscribing...",
  /** Kept with each consent, so change it together with what is asked. */
  consent: "About twice a month by email. You can unsubscribe in every letter.",
  privacy: "Privacy Policy",
  toasts: {
    required: { title: "Email required", description: "Please enter your email address" },
    invalid: { title: "Invalid email", description: "Please enter a valid email address" },
    subscribed: { title: "Successfully subscribed!", description: "Thank you for subscribing to our newsletter." },
    alreadyError: "Email already subscribed",
    already: { title: "Already subscribed", description: "This email is already subscribed to our newsletter." },
    failed: { title: "Subscription failed", description: "There was an error subscribing. Please try again." },
    tooMany: (time: string) => ({
      title: "Subscription failed",
      description: `There were too many attempts in a short time. Please try again in ${time}.`,
    }),
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
    text: "Press the button, and no more letters of our newsletter will come. Letters about your orders are not affected.",
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    doneText: "No more letters will come. Should you miss them, subscribe again at the foot of this page.",
  },
  preferences: {
    title: "Your letters",
    lead: (email: string) => `What comes to ${email}. Letters about your orders are not affected.`,
    emails: "Newsletter",
    all: "Every letter",
    none: "None",
    noneMore: "You can come back here, or at the foot of any page.",
    firstName: "First name (optional)",
    save: "Save",
    kept: "Saved.",
    refused: "This could not be saved. Please choose, and write the name in one line.",
  },
  mail: {
    subject: (store: string) => `Please confirm your subscription to ${store}`,
    preview: "One press, and our letters will find you.",
    title: "One last step",
    text: (store: string) =>
      `Somebody, most likely you, asked for the newsletter of ${store} to come to this address. Please confirm that it was you.`,
    button: "Confirm subscription",
    otherwise: "If it was not you, do nothing: without your confirmation we send you nothing.",
    unsubscribe: "Unsubscribe",
    footer: (store: string, email: string) => `${store}, ${email}`,
  },
} as const;
