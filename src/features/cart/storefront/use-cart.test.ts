import { expect, it, vi } from "vitest";
import type { CartProduct } from "../cart-product.ts";
import { cartActions, cartLinesNow } from "./use-cart.ts";

it("of two answers about the cart the one that was asked for last counts, whichever comes last", async () => {
  vi.stubGlobal("window", new EventTarget());
  const answers: ((price: number) => void)[] = [];
  const product = (price: number): Partial<CartProduct> => ({ id: ID, name: "Lune", price, category: "diffusers" });
  vi.stubGlobal("fetch", () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((price) => resolve(Response.json({ success: true, products: [product(price)] })));
    return promise;
  });
  cartActions.add({ ...LUNE, productId: ID });
  const [older, newer] = [cartActions.refresh({ force: true }), cartActions.refresh({ force: true })];
  answers[1]?.(80);
  await newer;
  answers[0]?.(70);
  await older;
  expect(cartLinesNow().map(({ price }) => price)).toEqual([80]);
});

const ID = "3f2a9c01-0000-4000-8000-000000000001";
const LUNE = {
  id: 1,
  name: "Lune",
  price: 60,
  image: null,
  category: "diffusers",
  discount_percentage: 0,
  quantity: 1,
};
