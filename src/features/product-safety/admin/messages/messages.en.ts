import type { Remedy } from "../../recall.ts";

/** The screens of recalls and of what was sold by material. */
export const messages = {
  title: "Recalls",
  lead: "Find who bought a product or a batch of it, and write to them. A recall also goes to the authorities: Safety Business Gateway.",
  back: "Ready to go live",
  scope: "What is recalled",
  sku: "Article number",
  batches: "Batches",
  batchesHint: "Separate several with commas. Leave empty for every batch.",
  withUnknown: "Include orders without a batch",
  from: "Sold from",
  to: "Sold until",
  find: "Find the buyers",
  finding: "Searching…",
  failed: "Failed to find the buyers",
  found: (count: number, pieces: number, name: string) =>
    count === 0
      ? `Nobody bought ${name} like this.`
      : `${count === 1 ? "1 buyer has" : `${count} buyers have`} ${pieces === 1 ? "1 piece" : `${pieces} pieces`} of ${name}.`,
  erased: (count: number) =>
    count === 1
      ? "1 more order has no buyer any more: they were erased."
      : `${count} more orders have no buyer any more: they were erased.`,
  more: (count: number) => `and ${count} more`,
  columns: { email: "Buyer", orders: "Orders", pieces: "Pieces", batches: "Batches" },
  unknownBatch: "not recorded",
  letter: "Email to buyers",
  letterLead:
    "Say it plainly. The law forbids words that make a danger look small, such as “voluntary” or “as a precaution”.",
  hazard: (language: string) => `What is dangerous (${language})`,
  instructions: (language: string) => `What to do (${language})`,
  batchPlace: (language: string) => `Where the batch number is (${language})`,
  batchPlaceHint: "Left empty, the email says: on the label of the product or on its packaging.",
  otherLanguage: "Left empty, these buyers read the English text.",
  soft: (words: readonly string[]) => `A recall must not say: ${words.join(", ")}.`,
  remedies: "Buyers may choose",
  remedy: { repair: "Repair", replacement: "Replacement", refund: "Refund" } satisfies Record<Remedy, string>,
  send: (count: number) => (count === 1 ? "Email 1 buyer" : `Email ${count} buyers`),
  ask: "Send the emails now?",
  askText: (count: number) =>
    `${count === 1 ? "1 email goes" : `${count} emails go`} out at once, each in the language of the order. It cannot be taken back.`,
  sending: "Sending…",
  sent: (count: number) => (count === 1 ? "1 email is on its way" : `${count} emails are on their way`),
  sentList: "Past recalls",
  none: "None yet.",
  sentLine: (name: string, sku: string, batches: readonly string[]) =>
    `${name} (${sku})${batches.length > 0 ? `, batch ${batches.join(", ")}` : ", every batch"}`,
  recipients: (count: number) => (count === 1 ? "1 buyer" : `${count} buyers`),
  course: (sent: number, waiting: number) => `${sent} sent${waiting > 0 ? `, ${waiting} waiting` : ""}`,
  undelivered: (count: number, orders: readonly string[]) =>
    `Not delivered: ${count}. Reach these buyers in another way: ${orders.join(", ")}`,
  loading: "Loading recalls",
  materials: {
    kinds: {
      glass: "Glass",
      paper: "Paper",
      plastic: "Plastic",
      metal: "Metal",
      wood: "Wood",
      textile: "Textile",
      electronics: "Electronics",
      batteries: "Batteries",
    },
    title: "Sold by material",
    lead: "Pieces and weight that left for each country in a calendar year, for the registers of packaging, electrical equipment and batteries. Weights are those of the products as they are now.",
    empty: "Nothing has been sold yet, or no product names its materials.",
    list: "By year and country",
    year: "Year",
    country: "Country",
    material: "Material",
    pieces: "Pieces",
    kilograms: "Kilograms",
    save: "Save as CSV",
    loading: "Counting",
    failed: "Failed to count",
  },
} as const;
