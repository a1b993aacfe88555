import { expect, it } from "vitest";
import { type CartLine, countOf, lineNumber, withAdded, withQuantity } from "./cart-line.ts";

const line = (quantity: number, productId = "3f2a9c01-0000-4000-8000-000000000001"): CartLine => ({
  id: lineNumber(productId),
  productId,
  name: "Amber Stone Diffuser",
  price: 79,
  image: null,
  category: "diffusers",
  discount_percentage: 0,
  quantity,
});

it("adding what is in the cart raises its quantity", () => {
  const lines = withAdded([line(2)], line(1));
  expect(lines).toHaveLength(1);
  expect(countOf(lines)).toBe(3);
});
it("a line holds 99 at most", () => expect(countOf(withAdded([line(98)], line(5)))).toBe(99));
it.each([0, -1])("quantity %d removes the line", (quantity) =>
  expect(withQuantity([line(2)], line(2).productId, quantity)).toEqual([]),
);
it("the line's number comes from the product's uuid", () => expect(line(1).id).toBe(0x3f2a9c01));
