import { expect, it, vi } from "vitest";
import { askCartProducts } from "./fetch-products.ts";
import { PAID_AGAIN_KEY } from "./read-paid-again.ts";

it("the shop is told which order the cart pays again, as long as it does", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
  });
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).pays_again);
    return Response.json({ products: [] });
  });
  const again = { orderId: "3f2a9c01-0000-4000-8000-000000000001", key: "the link's" };
  kept.set(PAID_AGAIN_KEY, JSON.stringify(again));
  await askCartProducts([{ name: "Lune" }]);
  kept.clear();
  await askCartProducts([{ name: "Lune" }]);
  expect(asked).toEqual([again, undefined]);
});
