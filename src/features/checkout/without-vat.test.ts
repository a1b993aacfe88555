import fc from "fast-check";
import { expect, it } from "vitest";
import type { PricedLine } from "#features/cart/cart-line.ts";
import { cartTotal } from "#features/cart/cart-total.ts";
import { vatWithin } from "#features/orders/vat.ts";
import { cents, euros, sum } from "#shared/money.ts";
import { withoutVat } from "./without-vat.ts";

const diffuser = (price: number, quantity = 1): PricedLine => ({
  category: "diffusers",
  price: euros(price),
  discountPercent: 0,
  quantity,
});

it("takes VAT off after the offer for two diffusers", () => {
  const total = withoutVat(cartTotal([diffuser(79), diffuser(69)]), 19);
  // 53.38 and 46.62 are paid of 100, which are 44.86 and 39.18 net.
  expect(total.paid).toEqual([4486, 3918]);
  expect(total.discounts).toEqual([
    { kind: "bundle", cents: 4800 },
    { kind: "exempt", cents: 1596 },
  ]);
  expect(total.goods).toBe(8404);
});

it("takes nothing off where the price contains no VAT", () =>
  expect(withoutVat(cartTotal([diffuser(79)]), 0).discounts).toEqual([]));

const anyCart = fc.array(
  fc.record({
    category: fc.constantFrom("diffusers" as const, "essential-oils" as const),
    price: fc.integer({ min: 1, max: 100_000 }).map(cents),
    discountPercent: fc.constantFrom(0, 10, 33.33),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 12 },
);

it("any cart: the total is the sum of its lines, each of them the net of what others pay", () =>
  fc.assert(
    fc.property(anyCart, fc.constantFrom(16, 17, 19, 21, 25.5, 27), (lines, rate) => {
      const shown = cartTotal(lines);
      const total = withoutVat(shown, rate);
      expect(sum(total.paid)).toBe(total.goods);
      expect(total.goods).toBe(total.lines - sum(total.discounts.map(({ cents: amount }) => amount)));
      total.paid.forEach((paid, i) => {
        const gross = shown.paid[i] ?? cents(0);
        expect(paid).toBe(vatWithin(gross, rate).net);
        expect(paid + (total.exempt[i] ?? 0)).toBe(gross);
      });
    }),
    { numRuns: 500, seed: 138 },
  ));
