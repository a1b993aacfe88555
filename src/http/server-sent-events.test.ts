import { Hono } from "hono";
import { expect, it } from "vitest";
import { openLive, together } from "./server-sent-events.ts";

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

it("the connection of a browser that reads nothing is closed", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const events = { listen: () => () => {}, close: async () => {} };
  const app = new Hono().get(
    "/live",
    openLive(
      events,
      () => false,
      () => "192.0.2.1",
      1,
    ),
  );
  const answer = await app.request("/live", {}, { outgoing: { destroy: close } });
  await closed;
  await answer.body?.cancel();
});
