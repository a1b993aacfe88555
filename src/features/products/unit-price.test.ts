import { expect, it } from "vitest";
import { euros } from "#shared/money.ts";
import type { Category } from "./category.ts";
import { pricePer100Ml } from "./unit-price.ts";

it.each<[string, Category, number | null, number, number, number | null]>([
  ["10 ml of oil", "oils", 10, 12.9, 0, 129],
  ["30 ml of oil, half a cent rounds up", "oils", 30, 19.9, 0, 66.33],
  ["a reduced oil counts at its reduced price", "oils", 10, 9.9, 20, 79.2],
  ["an oil of unknown volume", "oils", null, 9.9, 0, null],
  ["a diffuser with a tank", "diffusers", 180, 69, 0, null],
])("%s", (_situation, category, volumeMl, price, discountPercentage, per100) =>
  expect(pricePer100Ml({ category, volumeMl, price: euros(price), discountPercentage })).toBe(
    per100 === null ? null : euros(per100),
  ),
);
