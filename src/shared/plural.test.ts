import { expect, it } from "vitest";
import type { Language } from "./language.ts";
import { pluralIn } from "./plural.ts";

const FORMS = { zero: "zero", one: "one", few: "few", many: "many", other: "other" };
const COUNTS = [0, 1, 2, 5, 10, 11, 12, 21, 22, 25, 100, 101];

it.each<[Language, string]>([
  ["en", "other one other other other other other other other other other other"],
  ["et", "other one other other other other other other other other other other"],
  ["fi", "other one other other other other other other other other other other"],
  ["de", "other one other other other other other other other other other other"],
  ["lv", "zero one other other zero zero zero one other other zero one"],
  ["lt", "other one few few other other other one few few other one"],
  ["pl", "many one few many many many many many few many many many"],
])("the forms of whole numbers in %s", (language, forms) => {
  const plural = pluralIn(language);
  expect(COUNTS.map((count) => plural(count, FORMS)).join(" ")).toBe(forms);
});
