import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLine, MAX_LINES, MAX_QUANTITY } from "./cart-line.ts";
import { readCartText } from "./read-cart.ts";

const uuid = (i: number) => `3f2a9c01-0000-4000-8000-${String(i).padStart(12, "0")}`;

const good = {
  id: 0x3f2a9c01,
  productId: uuid(1),
  name: "Amber Stone Diffuser",
  price: 79,
  image: "/amber.webp",
  category: "diffusers",
  discount_percentage: 0,
  quantity: 2,
};
const read = (...lines: unknown[]) => readCartText(JSON.stringify(lines));

it("a whole cart is read as it was written", () => {
  const whole: CartLine = {
    ...good,
    reduction: { from: 89, percent: 11 },
    volume_ml: 10,
    not_sold_to: ["US"],
    hazards: "Danger: flammable",
    parts: "2 × Amber Stone Diffuser",
  };
  for (const line of [good, whole]) expect(read(line)).toEqual({ lines: [line], isWhole: true });
});

describe("what is no line is left out, and the good ones stay", () => {
  it.each([
    ["quantity 0", { quantity: 0 }],
    ["quantity -1", { quantity: -1 }],
    ["half a piece", { quantity: 1.5 }],
    ["quantity NaN", { quantity: Number.NaN }],
    ["a quantity in words", { quantity: "2" }],
    ["a negative price", { price: -1 }],
    ["a price in words", { price: "79" }],
    ["no name", { name: " " }],
    ["a name of 10,000 letters", { name: "x".repeat(10_000) }],
    ["a name with a NUL", { name: "a\0b" }],
    ["a discount above 100", { discount_percentage: 101 }],
    ["no category", { category: undefined }],
  ])("%s", (_situation, change) =>
    expect(read({ ...good, productId: uuid(2), ...change }, good)).toEqual({ lines: [good], isWhole: false }),
  );
  it.each([null, 7, "line", []])("%j instead of a line", (value) =>
    expect(read(value, good)).toEqual({ lines: [good], isWhole: false }),
  );
});

describe("what can be understood is kept", () => {
  it.each([
    ["1e9 pieces count as 99", { quantity: 1e9 }, { quantity: MAX_QUANTITY }],
    ["markup is only a name", { name: "<img src=x onerror=alert(1)>" }, { name: "<img src=x onerror=alert(1)>" }],
    ["an image of 10,000 letters is none", { image: "x".repeat(10_000) }, { image: null }],
    ["a list of images is none", { image: ["a"] }, { image: null }],
    ["no discount", { discount_percentage: null }, { discount_percentage: 0 }],
    ["an uuid in capitals", { productId: uuid(1).toUpperCase() }, {}],
    ["a number that is none", { id: "x" }, {}],
  ])("%s", (_situation, change, kept) =>
    expect(read({ ...good, ...change })).toEqual({ lines: [{ ...good, ...kept }], isWhole: true }),
  );
  it("a line of earlier days without an uuid, or with one that is none", () => {
    const { productId: _, ...old } = good;
    expect(read(old)).toEqual({ lines: [old], isWhole: true });
    expect(read({ ...old, productId: "17" })).toEqual({ lines: [old], isWhole: true });
  });
  it("one product twice becomes one line", () => expect(read(good, good).lines).toEqual([{ ...good, quantity: 4 }]));
  it("two lines with one number, or without one, become lines of their own", () => {
    const { id: _, productId: __, ...old } = good;
    const { lines } = read(good, { ...good, productId: uuid(2) }, { ...old, name: "Dune" }, { ...old, name: "Moss" });
    expect(lines.map((line) => line.id)).toEqual([good.id, 0, 1, 2]);
  });
  it("of 101 lines the first 100", () => {
    const lines = Array.from({ length: 101 }, (_, i) => ({ ...good, id: i, productId: uuid(i), name: `Oil ${i}` }));
    expect(read(...lines)).toEqual({ lines: lines.slice(0, MAX_LINES), isWhole: false });
  });
});

it.each(["", "{", "null", "{}", '"cart"', "[[]"])("of %j nothing is read", (written) =>
  expect(readCartText(written)).toEqual({ lines: [], isWhole: false }),
);

it("whatever was written, what is read can be written and read again", () => {
  const spoilt = fc
    .record(Object.fromEntries(Object.keys(good).map((key) => [key, fc.anything()])), { requiredKeys: [] })
    .map((change) => ({ ...good, ...change }));
  fc.assert(
    fc.property(fc.array(fc.oneof(spoilt, fc.constant(good), fc.anything())), (cart) => {
      const { lines } = readCartText(JSON.stringify(cart));
      expect(readCartText(JSON.stringify(lines))).toEqual({ lines, isWhole: true });
    }),
  );
});
