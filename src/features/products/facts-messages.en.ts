/** What stands beside the facts of a product on its page. */
export const messages = {
  aboutProduct: "About this product",
  benefits: "Benefits",
  howTo: "How to Use",
  specifications: "Specifications",
  maker: "Maker",
  responsiblePerson: "Responsible person",
  safety: "Safety information",
} as const;
