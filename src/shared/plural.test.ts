import { expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { numberIn, pluralIn } from "./plural.ts";

const FORMS = { zero: "zero", one: "one", few: "few", many: "many", other: "other" };

it.each(LANGUAGES)("whole numbers in %s take the forms that the locale has for them", (language) => {
  const [plural, rules] = [pluralIn(language), new Intl.PluralRules(language)];
  const counts = [...Array(250).keys(), 1000, 1001, 1012, 1022];
  expect(counts.map((count) => plural(count, FORMS))).toEqual(counts.map((count) => rules.select(count)));
});

it.each(LANGUAGES)("numbers in %s stand as the locale has them", (language) => {
  const numbers = [0, 0.5, 7, 999, 1000, 1234.5, 12_345, -3];
  expect(numbers.map(numberIn(language))).toEqual(numbers.map((number) => number.toLocaleString(language)));
});
