/** A recall by the template of regulation (EU) 2024/1435: what, which danger, what to do, which remedies, whom to ask. */
export const messages = {
  subject: (product: string) => `Product safety recall: ${product}`,
  title: "Product safety recall",
  preview: (product: string) => `Stop using ${product}.`,
  stop: (product: string) => `Please stop using ${product} at once.`,
  why: "You get this letter because you bought it from us. It is about your safety and not an advertisement.",
  product: "Product",
  maker: "Maker",
  sku: "Article number",
  batches: (count: number) => (count === 1 ? "Batch" : "Batches"),
  batchPlace: "Look for the number on the label of the product or on its packaging.",
  orders: (count: number) => (count === 1 ? "Your order" : "Your orders"),
  hazard: "What is dangerous",
  whatToDo: "What to do",
  remedies: "You may choose",
  contact: (byPhone: boolean) =>
    `Write to us${byPhone ? " or call us" : ""}; it costs you nothing. Name the order, and we arrange everything with you.`,
  write: "Write to us",
  phone: "Phone",
  email: "Email",
  share: "If you have passed the product on, please give this letter to whoever has it now.",
  choices: {
    repair: "a repair free of charge",
    replacement: "another product of the same kind, value and quality",
    refund: "your money back",
  },
} as const;
