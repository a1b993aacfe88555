import { expect, it } from "vitest";
import { keyFacts } from "./key-facts.ts";
import type { Product } from "./product.ts";

type Told = Pick<Product, "details" | "attributes">;
const none = { features: [], benefits: [], how_to_use: [] };
const number = (slug: string, name: string, value: number, unit: string): Told["attributes"][number] => ({
  slug,
  name,
  unit,
  value,
  words: [],
});

it.each<[string, Told, [string, string][]]>([
  ["nothing told", { details: null, attributes: [] }, []],
  [
    "measures, then attributes that are numbers",
    {
      details: {
        ...none,
        specifications: [
          ["Material", "Ceramic"],
          ["Size", "16 × 16 × 17 cm"],
          ["Cable", "1.5 m"],
        ],
      },
      attributes: [
        number("room-size", "Room size", 15, "m²"),
        { slug: "auto-off", name: "Automatic shut-off", unit: null, value: true, words: [] },
        { slug: "room", name: "Room", unit: null, value: ["bedroom"], words: ["Bedroom"] },
      ],
    },
    [
      ["Size", "16 × 16 × 17 cm"],
      ["Room size", "15\u00a0m²"],
    ],
  ],
  [
    "measures in another language",
    { details: { ...none, specifications: [["Maße", "16 × 16 cm"]] }, attributes: [] },
    [["Maße", "16 × 16 cm"]],
  ],
  [
    "four at most",
    { details: null, attributes: [1, 2, 3, 4, 5].map((one) => number(`a-${one}`, `A ${one}`, one, "h")) },
    [1, 2, 3, 4].map((one) => [`A ${one}`, `${one}\u00a0h`]),
  ],
])("%s", (_situation, product, facts) => expect(keyFacts(product)).toEqual(facts));
