import { describe, expect, it } from "vitest";
import { type CartLine, countOf, goodsKey, lineNumber, withAdded, withAtLeast, withQuantity } from "./cart-line.ts";

const AMBER = "3f2a9c01-0000-4000-8000-000000000001";

const line = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: lineNumber(AMBER),
  productId: AMBER,
  name: "Amber Stone Diffuser",
  price: 79,
  image: null,
  category: "diffusers",
  discount_percentage: 0,
  quantity,
  ...more,
});
const ofEarlierDays = (quantity: number, name = " amber stone DIFFUSER"): CartLine => {
  const { productId: _, ...old } = line(quantity, { name, price: 75 });
  return old;
};
const another = (i: number) => line(1, { id: i, productId: `${AMBER.slice(0, -3)}${100 + i}`, name: `Oil ${i}` });

it("adding what is in the cart raises its quantity", () => {
  const lines = withAdded([line(2)], line(1));
  expect(lines).toHaveLength(1);
  expect(countOf(lines)).toBe(3);
});
it("what is newly known of a product replaces what the line knew", () =>
  expect(withAdded([line(1)], line(1, { price: 69 }))).toEqual([line(2, { price: 69 })]));
it("a line holds 99 at most", () => expect(countOf(withAdded([line(98)], line(5)))).toBe(99));
it("the cart holds 100 lines at most", () => {
  const full = Array.from({ length: 100 }, (_, i) => another(i));
  expect(withAdded(full, line(1))).toEqual(full);
});
it.each([0, -1])("quantity %d removes the line", (quantity) =>
  expect(withQuantity([line(2)], line(2).id, quantity)).toEqual([]),
);
it("the line's number comes from the product's uuid", () => expect(line(1).id).toBe(0x3f2a9c01));

it("two products whose uuids begin alike are two lines, changed one by one", () => {
  const lines = withAdded([line(1)], { ...another(1), id: line(1).id });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
  expect(withQuantity(lines, lines[1]?.id ?? -1, 5).map(({ quantity }) => quantity)).toEqual([1, 5]);
});
it("a line keeps its number when more of its product is added", () =>
  expect(withAdded([line(1, { id: 17 })], line(1))).toEqual([line(2, { id: 17 })]));

describe("a line of earlier days, without its product's uuid", () => {
  it("is known by its name", () => {
    const old = ofEarlierDays(1);
    expect(goodsKey(old)).toBe("amber stone diffuser");
    expect(withAtLeast([old], [line(1)])).toEqual([old]);
  });
  it("gains the uuid and the price of a product of the same name that is added", () =>
    expect(withAdded([ofEarlierDays(2)], line(1))).toEqual([line(3)]));
  it("two products of one name stay two lines", () =>
    expect(withAdded([line(1)], line(1, { productId: another(1).productId as string }))).toHaveLength(2));
});

describe("an order that is to be paid again", () => {
  it("stands in the cart as it was ordered, beside what is there", () =>
    expect(withAtLeast([another(1)], [line(2)])).toEqual([another(1), line(2)]));
  it("adds nothing to a cart that holds it already, and fills up one that holds less", () => {
    expect(withAtLeast([line(3)], [line(2)])).toEqual([line(3)]);
    expect(withAtLeast([line(1)], [line(2)])).toEqual([line(2)]);
  });
});
