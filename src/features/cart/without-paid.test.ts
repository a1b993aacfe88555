import { expect, it } from "vitest";
import type { CartLine } from "./cart-line.ts";
import { withoutPaid } from "./without-paid.ts";

const line = (id: number, quantity: number): CartLine => ({
  id,
  productId: `product-${id}`,
  name: `Oil ${id}`,
  price: 10,
  image: null,
  category: "oils",
  discount_percentage: 0,
  quantity,
});
const [lavender, mint] = [line(1, 2), line(2, 1)];

it.each([
  ["all of it where the cart is as it was", [lavender], 0, [{ id: 1, quantity: 0 }]],
  ["what was paid, beside what another tab put in", [lavender, mint], 1, [{ id: 1, quantity: 0 }]],
  ["as many pieces as were paid", [line(1, 3)], 1, [{ id: 1, quantity: 1 }]],
  ["nothing where something was put in since", [lavender, mint], 0, []],
  ["nothing where something was taken out since", [mint], 0, []],
  ["nothing where it never came back", [line(2, 2)], 0, []],
])("once an order is paid, the cart loses %s", (_what, lines, left, rest) =>
  expect(withoutPaid(lines, [lavender], left)).toEqual(rest),
);
