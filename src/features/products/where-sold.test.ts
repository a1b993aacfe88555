import { expect, it } from "vitest";
import { FIELD } from "./product-fields.ts";
import { notSoldTo } from "./where-sold.ts";

it.each([
  ["an oil of which nothing is set", "oils", null, ["US"]],
  ["an oil that is sold everywhere", "oils", [], []],
  ["a diffuser", "diffusers", null, []],
  ["a diffuser with a country of its own", "diffusers", ["SE"], ["SE"]],
] as const)("L62: %s", (_situation, category, set, left) =>
  expect(notSoldTo({ category, notSoldTo: set })).toEqual(left),
);

it.each([
  ["nothing, which leaves it to the category", "", null],
  ["the word that sells it everywhere", " None ", []],
  ["countries in any spelling", "us;  ee , us", ["EE", "US"]],
])("L62: the form understands %s", (_situation, typed, read) => expect(FIELD.not_sold_to.read(typed)).toEqual(read));

it.each(["UK", "US, XX", "United States"])("L62: the form refuses %s, which is no country of delivery", (typed) =>
  expect(() => FIELD.not_sold_to.read(typed)).toThrow(/two letters/),
);
it.each([[null], [[]], [["EE", "US"]]])("L62: what the form shows of %j is read as the same", (set) =>
  expect(FIELD.not_sold_to.read(FIELD.not_sold_to.draftOf(set))).toEqual(set),
);
