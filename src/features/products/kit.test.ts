import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, euros, sum } from "#shared/money.ts";
import { partList, partsText, readParts, spreadOverParts, typedPieces } from "./kit.ts";

describe("the parts of a kit in a file", () => {
  it.each([
    ["one piece", "OIL-1", [{ sku: "OIL-1", quantity: 1 }]],
    [
      "several",
      "OIL-1 x 2 | BOX-1",
      [
        { sku: "OIL-1", quantity: 2 },
        { sku: "BOX-1", quantity: 1 },
      ],
    ],
    ["a sign in place of the letter", "OIL-1 × 3", [{ sku: "OIL-1", quantity: 3 }]],
    [
      "a bar within a number",
      "OIL|1 x 2 | BOX-1",
      [
        { sku: "OIL|1", quantity: 2 },
        { sku: "BOX-1", quantity: 1 },
      ],
    ],
    ["none", "  ", []],
  ])("%s", (_what, text, parts) => expect(readParts(text)).toEqual(parts));

  it.each(["3", "0", "-2", "1e21", "-1e21", "2.7", ""])(
    "keep their article number where %s is typed as the pieces",
    (typed) => {
      const written = partsText([{ sku: "OIL-1", quantity: typedPieces(typed) }]);
      expect(readParts(written)).toEqual([{ sku: "OIL-1", quantity: typedPieces(typed) }]);
    },
  );

  it("come back as they were written, also where a number ends like a count", () => {
    const parts = [
      { sku: "SET x 2", quantity: 1 },
      { sku: "OIL-1", quantity: 12 },
    ];
    expect(readParts(partsText(parts))).toEqual(parts);
  });

  it.each([
    ["no pieces", "OIL-1 x 0"],
    ["fewer than none", "OIL-1 x -2"],
    ["a thousand pieces", "OIL-1 x 1000"],
    ["a part that is named twice", "OIL-1 | OIL-1 x 2"],
    ["21 parts", Array.from({ length: 21 }, (_, i) => `OIL-${i}`).join(" | ")],
  ])("%s are refused", (_what, text) => expect(partList.safeParse(readParts(text)).success).toBe(false));
});

describe("what was paid for a kit", () => {
  it("is spread over its parts by what they cost by themselves", () =>
    expect(
      spreadOverParts({ gross: euros(30), vat: cents(581) }, [
        { price: euros(20), quantity: 1 },
        { price: euros(10), quantity: 2 },
      ]),
    ).toEqual([
      { gross: 1500, vat: 291, net: 1209 },
      { gross: 1500, vat: 290, net: 1210 },
    ]));

  it("adds up to the cent, and no share is VAT alone", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(
          fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 100 }) }),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        (gross, parts) => {
          const vat = cents(Math.round((gross * 24) / 124));
          const shares = spreadOverParts(
            { gross: cents(gross), vat },
            parts.map(({ price, quantity }) => ({ price: cents(price), quantity })),
          );
          expect(sum(shares.map((one) => one.gross))).toBe(gross);
          expect(sum(shares.map((one) => one.vat))).toBe(vat);
          for (const share of shares) expect(share.net).toBeGreaterThanOrEqual(0);
        },
      ),
    ));
});
