import { expect, it } from "vitest";
import { together } from "./server-sent-events.ts";

const ids = (count: number) => Array.from({ length: count }, (_, i) => `product-${i}`);

it.each([
  ["the same product twice", ["a"], ["a"], ["a"]],
  ["two products", ["a"], ["b"], ["a", "b"]],
  ["one of all", "all", ["b"], "all"],
  ["too many to name", ids(60), ids(120).slice(60), "all"],
] as const)("news of %s", (_situation, a, b, products) =>
  expect(together({ products: a, settings: false }, { products: b, settings: true })).toEqual({
    products,
    settings: true,
  }),
);
