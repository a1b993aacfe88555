import { expect, it } from "vitest";
import { returnedLines } from "./return.ts";

const lines = [
  { position: 1, quantity: 3, names: ["Lavendelöl", "Lavender Oil"] },
  { position: 2, quantity: 1, names: ["Amber Stone Diffuser"] },
];
const all = [
  { position: 1, quantity: 3 },
  { position: 2, quantity: 1 },
];

it.each([
  ["nothing: the whole order", null, all, true],
  ["one line by its name in the shopper's language", "das Lavendelöl bitte", [{ position: 1, quantity: 3 }], true],
  ["a number of pieces", "2 × lavender oil", [{ position: 1, quantity: 2 }], true],
  ["more pieces than there were", "9 Lavender Oil", [{ position: 1, quantity: 3 }], true],
  ["none of a piece", "0 x Lavender Oil", [{ position: 1, quantity: 1 }], true],
  ["both", "Lavender Oil, Amber Stone Diffuser", all, true],
  ["other words", "the lamp", all, false],
])("L41: a statement that names %s", (_situation, items, returned, isCertain) =>
  expect(returnedLines(items, lines)).toEqual({ lines: returned, isCertain }),
);
