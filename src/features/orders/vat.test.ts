import fc from "fast-check";
import { expect, it } from "vitest";
import { cents, euros } from "#shared/money.ts";
import { vatWithin } from "./vat.ts";

it.each([
  [124, 24, 100, 24],
  [79, 24, 63.71, 15.29],
  [79, 0, 79, 0],
  [0.01, 19, 0.01, 0],
])("%d EUR at %d %% are %d net and %d VAT", (amount, rate, net, vat) =>
  expect(vatWithin(euros(amount), rate)).toEqual({ net: euros(net), vat: euros(vat) }),
);

it("net and VAT always add up", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 3000 }), (amount, rate) => {
      const { net, vat } = vatWithin(cents(amount), rate / 100);
      expect(net + vat).toBe(amount);
      expect(vat).toBeGreaterThanOrEqual(0);
    }),
  );
});
