import type { Product } from "./product.ts";
import { valueInWords } from "./told-attribute.ts";

/** "16 × 16 × 17 cm": written among the specifications under a name of its language's own. */
const MEASURES = /^\d[\d.,]*( × \d[\d.,]*){1,2} (mm|cm|m)$/;

/** As many as stand in a row. */
const MAX = 4;

/** The figures that help to choose, from its measures and the attributes that are numbers, such as how large a room it is for. */
export function keyFacts({
  details,
  attributes,
}: Pick<Product, "details" | "attributes">): [name: string, value: string][] {
  const measures = details?.specifications.filter(([, value]) => MEASURES.test(value)) ?? [];
  const figures = attributes.flatMap((one): [string, string][] =>
    typeof one.value === "number" ? [[one.name, valueInWords(one)]] : [],
  );
  return [...measures.slice(0, 1), ...figures].slice(0, MAX);
}
