/** The email that tells it. */
export const messages = {
  /** The title too. */
  subject: (product: string) => `${product} is back`,
  preview: "You asked us to tell you.",
  text: (product: string) =>
    `${product} is in stock again. We cannot set one aside for you, so order it while it is here.`,
  button: "See the product",
  why: "You get this one email because you asked for it on the page of the product. Your request is deleted now.",
} as const;
