/** The sentences of the newsletter: checks (storefront 5) and toasts (storefront 8). */
export const messages = {
  title: "Our letter",
  lead: "New scents, an article worth an evening, and nothing else.",
  email: "Email address",
  button: "Subscribe",
  busy: "Subscribing...",
  /** Kept with each consent, so change it together with what is asked. */
  consent: "About twice a month by email. You can unsubscribe at any time.",
  privacy: "Privacy Policy",
  /** What comes next for whoever subscribes; who is known already may not have confirmed it. */
  asked: "One more step: press the link in the email that we have sent you. It may lie in your spam folder.",
  already: "If no letters come, press the link in the email that we sent you. It may lie in your spam folder.",
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
} as const;
