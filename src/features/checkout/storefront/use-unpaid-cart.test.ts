import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CartLine } from "#features/cart/cart-line.ts";

const ORDER = "0d9b3c1e-5f7a-4c55-9d53-7a4c1c3a9b01";

const line = (id: number, name: string, quantity = 1): CartLine => ({
  id,
  name,
  price: 19,
  image: null,
  category: "oils",
  discount_percentage: 0,
  quantity,
});
const [LUNE, CEDAR] = [line(1, "Lune"), line(2, "Cedar")];

beforeEach(() => vi.resetModules());

/** A browser that keeps its texts, with this in the cart. */
async function aBrowser(...lines: CartLine[]) {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const { cartActions, cartLinesNow } = await import("#features/cart/storefront/use-cart.ts");
  const { moveToPaying } = await import("#features/cart/storefront/move-to-paying.ts");
  const { giveBack } = await import("./use-unpaid-cart.ts");
  cartActions.restore(lines);
  const inCart = () => Object.fromEntries(cartLinesNow().map(({ name, quantity }) => [name, quantity]));
  return { cartActions, cartLinesNow, moveToPaying, giveBack, inCart };
}

const attemptIs = (state: string, meanwhile = () => {}) =>
  vi.stubGlobal("fetch", async () => {
    meanwhile();
    return Response.json({ success: true, state });
  });

describe("leaving to pay", () => {
  it("empties the cart", async () => {
    const { cartLinesNow, moveToPaying, inCart } = await aBrowser(LUNE, line(2, "Cedar", 2));
    moveToPaying(ORDER, cartLinesNow());
    expect(inCart()).toEqual({});
  });

  it("leaves in the cart what another tab put in while the order was sent", async () => {
    const { cartActions, cartLinesNow, moveToPaying, inCart } = await aBrowser(LUNE);
    const ordered = cartLinesNow();
    cartActions.restore([LUNE, CEDAR]);
    moveToPaying(ORDER, ordered);
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });
});

describe("coming back without having paid", () => {
  it("finds the cart again", async () => {
    const { cartLinesNow, moveToPaying, giveBack, inCart } = await aBrowser(LUNE, CEDAR);
    moveToPaying(ORDER, cartLinesNow());
    attemptIs("open");
    await giveBack();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it("finds it beside what is added while the shop answers", async () => {
    const { cartActions, cartLinesNow, moveToPaying, giveBack, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    attemptIs("open", () => void cartActions.add(CEDAR));
    await giveBack();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it("finds it beside what another tab had put in while the order was sent", async () => {
    const { cartActions, cartLinesNow, moveToPaying, giveBack, inCart } = await aBrowser(LUNE);
    const ordered = cartLinesNow();
    cartActions.add(CEDAR);
    moveToPaying(ORDER, ordered);
    attemptIs("open");
    await giveBack();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it("finds what was put in since, and nothing else", async () => {
    const { cartActions, cartLinesNow, moveToPaying, giveBack, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    cartActions.add(CEDAR);
    attemptIs("open");
    await giveBack();
    expect(inCart()).toEqual({ Cedar: 1 });
  });
});
