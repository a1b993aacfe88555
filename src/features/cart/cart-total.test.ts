import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { euros, sum } from "#shared/money.ts";
import type { PricedLine } from "./cart-line.ts";
import { bundleSaving, cartTotal, type Offer, savingOfAnother } from "./cart-total.ts";

const diffuser = (price: number, more: { quantity?: number; reducedBy?: number } = {}): PricedLine => ({
  category: "diffusers",
  price: euros(price),
  discountPercent: more.reducedBy ?? 0,
  quantity: more.quantity ?? 1,
});
const oil = (price: number, quantity = 1): PricedLine => ({ ...diffuser(price, { quantity }), category: "oils" });

describe("the offer of two diffusers", () => {
  it.each<[string, PricedLine[], number]>([
    ["one diffuser", [diffuser(79)], 0],
    ["two of one diffuser", [diffuser(79, { quantity: 2 })], 58],
    ["three diffusers: the cheapest pair", [diffuser(79), diffuser(59), diffuser(69)], 28],
    ["counts once however many pairs", [diffuser(79, { quantity: 6 })], 58],
    ["a reduced diffuser does not count", [diffuser(79), diffuser(69, { reducedBy: 10 })], 0],
    ["never makes the cart dearer", [diffuser(40, { quantity: 2 })], 0],
    ["oils do not count", [oil(79), oil(79)], 0],
  ])("%s", (_situation, lines, saving) => expect(bundleSaving(lines)).toBe(euros(saving)));
});

describe("one more diffuser is suggested only where it saves", () => {
  it.each<[string, PricedLine[], number]>([
    ["one diffuser", [diffuser(79), oil(12)], 58],
    ["one that is as cheap alone", [diffuser(50)], 0],
    ["two already", [diffuser(79, { quantity: 2 })], 0],
    ["two of different kinds", [diffuser(79), diffuser(30)], 0],
    ["a reduced one", [diffuser(79, { reducedBy: 10 })], 0],
    ["none", [oil(79)], 0],
  ])("%s", (_situation, lines, saving) => expect(savingOfAnother(lines)).toBe(euros(saving)));
});

it("goods are lines less the discounts, and no line is below 0", () => {
  const line = fc.record<PricedLine>({
    category: fc.constantFrom("diffusers", "oils", "accessories"),
    price: fc.integer({ min: 0, max: 50_000 }).map((amount) => euros(amount / 100)),
    discountPercent: fc.constantFrom(0, 0, 10, 33.33, 100),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const total = cartTotal(lines);
      expect(total.goods).toBe(total.lines - sum(total.discounts.map((one) => one.cents)));
      expect(total.goods).toBe(sum(total.paid));
      expect(Math.min(0, ...total.paid)).toBe(0);
    }),
  );
});

describe("several offers", () => {
  const tenOff: Offer = { kind: "bundle", saving: () => euros(10), counts: ({ category }) => category === "oils" };
  const fiveOff: Offer = { kind: "bundle", saving: () => euros(5), counts: () => true };

  it.each<[string, PricedLine[], Offer[], number[], number[]]>([
    ["each is spread over its own lines", [diffuser(20), oil(30)], [tenOff, fiveOff], [10, 5], [17.5, 17.5]],
    ["a later one takes from what is left", [oil(12)], [tenOff, fiveOff], [10, 2], [0]],
    ["one without lines of its own is none", [diffuser(20)], [tenOff, fiveOff], [5], [15]],
  ])("%s", (_situation, lines, offers, discounts, paid) => {
    const total = cartTotal(lines, offers);
    expect(total.discounts.map((one) => one.cents)).toEqual(discounts.map(euros));
    expect(total.paid).toEqual(paid.map(euros));
    expect(total.goods).toBe(sum(total.paid));
  });
});
