import { expect, it } from "vitest";
import type { CartLine } from "./cart-line.ts";
import { type CartProduct, freshLines, lineOf, troublesOf } from "./cart-product.ts";

const amber: CartProduct = {
  id: "3f2a9c01-0000-4000-8000-000000000001",
  name: "Amber Stone Diffuser",
  price: 79,
  image: "/amber.webp",
  category: "diffusers",
  discount_percentage: 0,
  in_stock: true,
};
const dearer = { ...amber, name: "Amber Stone", price: 89, discount_percentage: 10 };

it("a line takes name, price and discount of today and keeps its quantity", () =>
  expect(freshLines([lineOf(amber, 3)], [dearer])).toEqual([lineOf(dearer, 3)]));

it("a line without an uuid is found by its name and gains it", () => {
  const { productId: _, ...old }: CartLine = { ...lineOf(amber, 1), name: " AMBER stone diffuser", price: 70 };
  expect(freshLines([old], [amber])).toEqual([lineOf(amber, 1)]);
});

it("a line whose product is no longer sold keeps what it has, and says so", () => {
  const line = lineOf(amber, 1);
  expect(freshLines([line], [])).toEqual([line]);
  expect(troublesOf([line], [])).toEqual(new Map([[amber.id, "gone"]]));
});

it("what is sold out says so, what is in stock says nothing", () => {
  expect(troublesOf([lineOf(amber, 1)], [{ ...amber, in_stock: false }])).toEqual(
    new Map([[amber.id, "out-of-stock"]]),
  );
  expect(troublesOf([lineOf(amber, 1)], [amber])).toEqual(new Map());
});
