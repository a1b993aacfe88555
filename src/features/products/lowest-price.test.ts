import { expect, it } from "vitest";
import { euros } from "#shared/money.ts";
import { lowestBefore, type PriceStep } from "./lowest-price.ts";

const DAY = 24 * 60 * 60_000;
const from = (day: number, price: number, discountPercentage = 0): PriceStep => ({
  priceCents: euros(price),
  discountPercentage,
  since: day * DAY,
});

it.each<[string, PriceStep[], number | null]>([
  ["nothing known", [], null],
  ["reduced from its first day", [from(0, 50, 20)], null],
  ["reduced after a steady price", [from(0, 50), from(100, 50, 20)], 50],
  ["raised a week before it was reduced", [from(0, 40), from(93, 50), from(100, 50, 20)], 40],
  ["cheap until exactly 30 days before", [from(0, 40), from(70, 50), from(100, 50, 20)], 40],
  ["cheap until 31 days before", [from(0, 40), from(69, 50), from(100, 50, 20)], 50],
  ["reduced once before, within the 30 days", [from(0, 50), from(80, 50, 30), from(90, 50), from(100, 50, 20)], 35],
  ["both prices of the same moment", [from(0, 50), from(0, 50, 20)], 50],
])("%s", (_situation, steps, lowest) => expect(lowestBefore(steps)).toBe(lowest === null ? null : euros(lowest)));
