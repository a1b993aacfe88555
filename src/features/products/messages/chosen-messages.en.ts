/** What a list of chosen products says. */
export const messages = {
  count: (count: number, max: number) => `${count} of at most ${max} products`,
  none: "No product is chosen yet.",
  add: "Add a product",
  related: "Related products",
  relatedHint:
    "Shown below the product, in this order, at most 8. Left empty, the newest of the shop are shown. What is out of the shop is left out.",
  unknown: (sku: string) => `There is no product with the article number “${sku.slice(0, 64)}”.`,
  self: "A product cannot be related to itself.",
  tooMany: (max: number) => `At most ${max} related products.`,
  twice: "The same related product is there twice.",
} as const;
