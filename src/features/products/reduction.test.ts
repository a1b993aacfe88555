import fc from "fast-check";
import { expect, it } from "vitest";
import { cents, euros, reduced } from "#shared/money.ts";
import { reductionOf } from "./reduction.ts";

it.each<[string, number, number, number | null, [number, number] | null]>([
  ["no discount", 50, 0, 60, null],
  ["a discount on the price before", 50, 20, 50, [50, 20]],
  ["a discount in hundredths of a percent", 100, 12.5, 100, [100, 12.5]],
  ["a raised price: counted from the lower one, in full percents", 60, 20, 50, [50, 4]],
  ["a price raised so far that today's is the lowest before", 50, 20, 40, null],
  ["a price that was lower before", 50, 20, 35, null],
  ["less than one percent", 100, 10, 90.5, null],
  ["a history that is not known", 50, 20, null, null],
  ["a list price lowered at the same time: no more than was set", 45, 20, 50, [50, 28]],
  ["goods for nothing", 50, 100, 50, [50, 100]],
])("L2: %s", (_situation, price, discountPercentage, before, shown) => {
  const lowestBefore = before === null ? null : euros(before);
  expect(reductionOf({ price: euros(price), discountPercentage, lowestBefore })).toEqual(
    shown && { from: euros(shown[0]), percent: shown[1] },
  );
});

it("L2: whatever was asked before, the percentage is never more than that price bears", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.option(fc.integer({ min: 0, max: 100_000 })),
      (price, hundredths, before) => {
        const [list, discountPercentage] = [cents(price), hundredths / 100];
        const lowestBefore = before === null ? null : cents(before);
        const shown = reductionOf({ price: list, discountPercentage, lowestBefore });
        const now = reduced(list, discountPercentage);
        if (lowestBefore === null || lowestBefore <= now || hundredths === 0) {
          expect(shown).toBeNull();
          return;
        }
        if (!shown) {
          expect((lowestBefore - now) * 100).toBeLessThan(lowestBefore);
          return;
        }
        expect(shown.from).toBe(lowestBefore);
        expect(shown.percent).toBeGreaterThan(0);
        expect(now).toBeLessThanOrEqual(reduced(shown.from, shown.percent));
      },
    ),
  ));
