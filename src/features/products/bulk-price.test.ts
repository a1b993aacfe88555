import { expect, it } from "vitest";
import { cents } from "#shared/money.ts";
import { priceAfter } from "./bulk-price.ts";

it.each([
  [7900, 10, 8690],
  [7900, -10, 7110],
  [1005, -50, 503],
  [1, -99, 1],
  [99_000_000, 50, 100_000_000],
  [1290, 12.5, 1451],
])("%i cents changed by %d %% are %i", (price, percent, after) =>
  expect(priceAfter(cents(price), percent)).toBe(after),
);
