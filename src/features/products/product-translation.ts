import { type TextField, type Texts, textField } from "#features/translations/translation.ts";
import {
  DETAIL_PARTS,
  type DetailTexts,
  detailTexts,
  lines,
  type ProductDetails,
  readDetails,
} from "./product-details.ts";
import { messages } from "./product-field-messages.ts";

const MAX_DETAILS = 10_000;

/** The texts of a product that each language has of its own, with the limits of the English ones. */
export const PRODUCT_TEXTS: readonly TextField[] = [
  textField("name", () => messages.name, "line", 200),
  textField("description", () => messages.description, "text", 10_000),
  ...DETAIL_PARTS.map((part) => textField(part, () => messages[part], "lines", MAX_DETAILS)),
  textField("warning", () => messages.warning, "text", 4_000),
  textField("contains", () => messages.contains, "line", 500),
  textField("responsible_person", () => messages.responsible_person, "text", 500),
];

/** What the law asks for in the language of those who buy. */
export const SAFETY_TEXTS = ["warning", "contains", "responsible_person"] as const;

/** Of a translation, parts may be missing. */
type Details = Partial<ProductDetails> | null;

export const productTexts = ({
  name,
  description,
  details,
  warning,
  contains,
  responsible_person,
}: Readonly<Record<string, unknown>>): Texts => ({
  name: textOf(name),
  description: textOf(description),
  ...detailTexts({ ...NO_DETAILS, ...(details as Details) }),
  warning: textOf(warning),
  contains: textOf(contains),
  responsible_person: textOf(responsible_person),
});

const NO_DETAILS: ProductDetails = { features: [], benefits: [], how_to_use: [], specifications: [] };
const textOf = (text: unknown): string => (typeof text === "string" ? text : "");

/** @throws Error with a sentence */
export function productColumns(texts: Texts) {
  const { name, description, warning, contains, responsible_person: responsible } = texts;
  const written = Object.fromEntries(DETAIL_PARTS.map((part) => [part, texts[part] ?? ""])) as DetailTexts;
  const read = readDetails(written);
  const parts = DETAIL_PARTS.filter((part) => lines(written[part]).length > 0);
  return {
    name: name || null,
    description: description || null,
    details: read && Object.fromEntries(parts.map((part) => [part, read[part]])),
    warning: warning || null,
    contains: contains || null,
    responsible_person: responsible || null,
  };
}
