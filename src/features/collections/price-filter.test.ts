import { expect, it } from "vitest";
import { LANGUAGES } from "#shared/language.ts";
import { cents } from "#shared/money.ts";
import { readPrice, typedPrice } from "./price-filter.ts";

it.each([
  ["en", "12.50"],
  ["et", "12,50"],
  ["de", "12,50"],
] as const)("a field in %s has the price as people there type it", (language, written) =>
  expect(typedPrice(cents(1250), language)).toBe(written),
);
it.each(LANGUAGES)("a field in %s is read as it was written", (language) => {
  for (const amount of [0, 5, 100, 1250, 123_456].map(cents))
    expect(readPrice(typedPrice(amount, language))).toBe(amount);
});
it("whole euros have no decimals, and no price is none", () => {
  expect(typedPrice(cents(100_000))).toBe("1000");
  expect(typedPrice(undefined)).toBe("");
});
it.each([" 12,5 ", "12.5", "12,50", "€12.50", "12,50 €"])("%j is twelve and a half", (typed) =>
  expect(readPrice(typed)).toBe(1250),
);
it.each(["", " ", null, "abc", "-1", "1e9", "1e2", "12.345", "100001"])("%j is no price", (typed) =>
  expect(readPrice(typed)).toBeUndefined(),
);
