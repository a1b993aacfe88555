import { expect, it } from "vitest";
import { euros } from "#shared/money.ts";
import type { Category } from "./category.ts";
import { unitPriceOf, unitPriceText } from "./unit-price.ts";

it.each<[string, Category, number | null, number, number | null]>([
  ["10 ml of oil", "oils", 10, 12.9, 1290],
  ["30 ml of oil, half a cent rounds up", "oils", 30, 19.9, 663.33],
  ["a bottle of 5 ml, for exemptions stay unused", "oils", 5, 9.9, 1980],
  ["an oil of unknown volume", "oils", null, 9.9, null],
  ["a diffuser with a tank", "diffusers", 180, 69, null],
])("L6: a litre at the price of %s", (_situation, category, volumeMl, price, perLitre) =>
  expect(unitPriceOf({ category, volumeMl }, euros(price))).toBe(perLitre === null ? null : euros(perLitre)),
);
it("L6: the price of a litre reads alike in all languages", () =>
  expect(unitPriceText({ category: "oils", volumeMl: 10 }, euros(12.9))).toBe("10\u00a0ml, €1,290.00/l"));
it("L6: 100 ml, where a country has them", () =>
  expect(unitPriceText({ category: "oils", volumeMl: 30 }, euros(19.9), "100 ml")).toBe(
    "30\u00a0ml, €66.33/100\u00a0ml",
  ));
