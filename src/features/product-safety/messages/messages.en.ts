/** What recalls refuse. */
export const messages = {
  noSuchProduct: (sku: string) => `No product has the article number ${sku}.`,
  severalProducts: (found: string) => `More than one product has this article number: ${found}. Write it exactly.`,
  needsSku: "Enter the article number.",
  day: "A day is written like 2026-11-21.",
  needsHazard: "Say what is dangerous.",
  needsInstructions: "Say what buyers must do.",
  needsEnglish: "The English text is missing.",
  daysReversed: "The first day is after the last one.",
  nobody: "Nobody bought it, so there is nobody to write to.",
  twoRemedies: "Offer at least two of repair, replacement and refund.",
  sentBefore: "This recall was sent before. See the recalls so far; another text makes another recall.",
  others: (count: number) => `The buyers have changed meanwhile: ${count} now. Look at the list again.`,
} as const;
