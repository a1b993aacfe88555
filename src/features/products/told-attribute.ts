import { currentLanguage } from "#shared/language.ts";
import { numberIn } from "#shared/plural.ts";
import type { AttributeValues } from "./attribute.ts";
import { messages } from "./choice-messages.ts";

/** An attribute of a product in the language of the request. */
export interface ToldAttribute {
  slug: string;
  name: string;
  unit: string | null;
  value: AttributeValues[string];
  /** Of a choice. */
  words: string[];
}

/** "180 ml", "Citrus, Floral", "Yes". No line ends before a unit. */
export function valueInWords({ value, unit, words }: Pick<ToldAttribute, "value" | "unit" | "words">): string {
  if (typeof value === "boolean") return value ? messages.yes : messages.no;
  if (typeof value === "number") return [numberIn(currentLanguage())(value), unit].filter(Boolean).join("\u00a0");
  return words.join(", ");
}
