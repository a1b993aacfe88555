/** What is wrong with a collection that somebody wants to save. */
export const messages = {
  range: "From and to: name at least one, the smaller first.",
  values: "Choose at least one value.",
  days: "The number of days is from 1 to 3,650.",
  contains: "Say what the name contains, in at most 100 letters.",
  tooManyConditions: (max: number) => `A rule has at most ${max} conditions.`,
  position: "The position is a whole number from 0 to 10,000.",
  tooManyProducts: (max: number) => `A collection by hand has at most ${max} products. Use a rule for more.`,
  productTwice: "A product is chosen twice.",
  productGone: "One of the products does not exist any more. Open the collection again.",
  attributeGone: (slug: string) => `The rule asks for “${slug}”, which does not exist any more in this form.`,
  tooMany: (max: number) => `There may be at most ${max} collections.`,
} as const;
