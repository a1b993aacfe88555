import { describe, expect, it } from "vitest";
import type { CartLine } from "./cart-line.ts";
import {
  availableOf,
  type CartProduct,
  freshLines,
  isNotSoldTo,
  lineError,
  lineOf,
  priceChanges,
} from "./cart-product.ts";

const amber: CartProduct = {
  id: "3f2a9c01-0000-4000-8000-000000000001",
  name: "Amber Stone Diffuser",
  price: 79,
  image: "/amber.webp",
  category: "diffusers",
  discount_percentage: 0,
  reduction: null,
  volume_ml: null,
  not_sold_to: [],
  hazards: null,
  parts: null,
  in_stock: true,
  available: 3,
};
const dearer = { ...amber, name: "Amber Stone", price: 89, discount_percentage: 10 };

it("a line takes name, price and discount of today and keeps its quantity", () =>
  expect(freshLines([lineOf(amber, 3)], [dearer])).toEqual([lineOf(dearer, 3)]));

it("a line has the product's number wherever it was added, so that one product is one line", () =>
  expect(lineOf(amber, 1).id).toBe(0x3f2a9c01));

it("a line without an uuid is found by its name and gains it", () => {
  const { productId: _, ...old }: CartLine = { ...lineOf(amber, 1), name: " AMBER stone diffuser", price: 70 };
  expect(freshLines([old], [amber])).toEqual([lineOf(amber, 1)]);
});

it("a line keeps its own number whatever its product's is", () => {
  const line = { ...lineOf(amber, 4), id: 17 };
  const [fresh] = freshLines([line], [dearer]);
  expect(fresh).toEqual({ ...lineOf(dearer, 4), id: 17 });
  expect(lineError(fresh ?? line, availableOf([line], [amber]))).toBe("too-few");
});

it("a line whose product is no longer sold keeps what it has", () => {
  const line = lineOf(amber, 1);
  expect(freshLines([line], [])).toEqual([line]);
});

it.each<[string, number, CartProduct[], string | null]>([
  ["as many as there are", 3, [amber], null],
  ["more than there are", 4, [amber], "too-few"],
  ["sold out", 1, [{ ...amber, in_stock: false, available: 0 }], "out-of-stock"],
  ["no longer sold", 1, [], "gone"],
])("a line of %s", (_situation, quantity, products, error) => {
  const line = lineOf(amber, quantity);
  expect(lineError(line, availableOf([line], products))).toBe(error);
});

it("of a line that was not asked for nothing is said", () =>
  expect(lineError(lineOf(amber, 9), availableOf([], []))).toBe(null));

describe("a price that changes", () => {
  const seen = [lineOf(amber, 2)];
  const told = (products: CartProduct[], untold = new Map()) =>
    priceChanges(seen, freshLines(seen, products), untold).get(seen[0]?.id ?? -1);

  it("is told with what one piece cost and costs, discount and all", () =>
    expect(told([dearer])).toEqual({ from: 7900, to: 8010 }));
  it("is not told where it stayed", () => expect(told([amber])).toBeUndefined());
  it("is told from what was seen last, however often it changed since", () =>
    expect(told([dearer], new Map([[0x3f2a9c01, { from: 5000, to: 7900 }]]))).toEqual({ from: 5000, to: 8010 }));
  it("is forgotten once it is as it was", () =>
    expect(told([amber], new Map([[0x3f2a9c01, { from: 7900, to: 8010 }]]))).toBeUndefined());
});

describe("L62: a country that a product is not sent to", () => {
  const oil = lineOf({ ...amber, not_sold_to: ["US"] }, 1);
  it.each([
    ["US", true],
    ["EE", false],
  ])("%s", (country, isKept) => expect(isNotSoldTo(oil, country)).toBe(isKept));
  it("left while the product was in the cart", () => {
    const before = lineOf(amber, 1);
    expect(isNotSoldTo(before, "EE")).toBe(false);
    const [fresh = before] = freshLines([before], [{ ...amber, not_sold_to: ["EE"] }]);
    expect(isNotSoldTo(fresh, "EE")).toBe(true);
  });
  it("of a line of earlier days is not known", () => {
    const { not_sold_to: _, ...old } = oil;
    expect(isNotSoldTo(old, "US")).toBe(false);
  });
});
