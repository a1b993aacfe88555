/** Asking for one email when a product is in stock again. */
export const messages = {
  lead: "Leave your email address. We write once, when it is back.",
  button: "Email me when it is back",
  busy: "Saving…",
  /** Kept with each consent, so change it together with what is asked. */
  consent: "One email about this product and nothing else. After it, your request is deleted.",
  privacy: "Privacy Policy",
  email: "Email address",
  doneTitle: "You are on the list",
  done: "We email you as soon as it is back.",
  inStock: "It is in stock again. Load the page again to buy it.",
  gone: "This product is no longer sold.",
  full: (most: number) => `This address already waits for ${most} products. More are not possible at once.`,
  failed: "That did not work. Please try again.",
  back: "Back to the product",
} as const;
