import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./language.ts";
import { allotted, cents, euros, formatMoney, reduced, sum } from "./money.ts";

describe("a reduced price is rounded half up to the cent", () => {
  it.each([
    [10.05, 50, 5.03],
    [79, 15, 67.15],
    [19.99, 33.33, 13.33],
    [1, 100, 0],
    [1, 0, 1],
    [0.01, 50, 0.01],
  ])("%d EUR less %d %% is %d EUR", (price, percent, expected) =>
    expect(reduced(euros(price), percent)).toBe(euros(expected)),
  );
});

it("euro with more than two decimals are rounded half up", () => expect(euros(1.005)).toBe(101));
it("a fraction of a cent is refused", () => expect(() => cents(0.5)).toThrow(RangeError));
it.each([
  ["of the page, in euro", undefined, undefined, "€1,234.50"],
  ["in Estonian", undefined, "et", "1234,50 €"],
  ["of an order in another currency", "PLN", undefined, "PLN 1,234.50"],
  ["of such an order in Polish", "PLN", "pl", "1234,50 zł"],
] as const)("an amount %s has two decimals", (_what, currency, language, expected) =>
  expect(formatMoney(euros(1234.5), currency, language).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected),
);

it.each(LANGUAGES)("prices in %s stand as the locale has them", (language) => {
  const locale = language === "en" ? "en-IE" : language;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const amounts = [...Array(1000).keys()]
    .map((step) => cents(step * 101))
    .concat([999_99, 1000_00, 9999_99, 10_000_00, 1_234_567_89].map(cents));
  expect(amounts.map((amount) => formatMoney(amount, "EUR", language))).toEqual(
    amounts.map((amount) => format.format(amount / 100)),
  );
});

it("parts of an amount always add up to it and differ from their share by less than a cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const parts = allotted(cents(amount), weights);
        expect(sum(parts)).toBe(amount);
        const whole = weights.reduce((a, b) => a + b, 0);
        parts.forEach((part, i) => {
          expect(Math.abs(part - (amount * (weights[i] ?? 0)) / whole)).toBeLessThan(1);
        });
      },
    ),
  );
});
it("nothing is allotted where nothing weighs", () => expect(allotted(cents(5), [0, 0])).toEqual([0, 0]));
