import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CartLine } from "#features/cart/cart-line.ts";
import type { ToastMessage } from "#ui/toast.ts";

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
  const { restoreCart } = await import("./restore-cart.ts");
  cartActions.restore(lines);
  const inCart = () => Object.fromEntries(cartLinesNow().map(({ name, quantity }) => [name, quantity]));
  return { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart };
}

const OTHER = "0d9b3c1e-5f7a-4c55-9d53-7a4c1c3a9b02";

/** What became of each order. */
const attemptsAre = (states: Record<string, string>) =>
  vi.stubGlobal("fetch", async (address: string) => {
    const id = Object.keys(states).find((one) => address.includes(one)) ?? "";
    return Response.json({ success: true, state: states[id] });
  });

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
    const { cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE, CEDAR);
    moveToPaying(ORDER, cartLinesNow());
    attemptIs("open");
    await restoreCart();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it.each([
    ["open", "Your last order was not paid. Nothing was charged."],
    // Such as of a browser that lost its cookie: it may have been paid in another one.
    ["unknown", undefined],
  ])("is told of an order that is %s only what is known", async (state, description) => {
    const { cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    const { attachToaster } = await import("#ui/toast.ts");
    moveToPaying(ORDER, cartLinesNow());
    attemptIs(state);
    await restoreCart();
    const said: ToastMessage[] = [];
    attachToaster((message) => said.push(message));
    expect(inCart()).toEqual({ Lune: 1 });
    expect(said.map((message) => [message.title, message.description])).toEqual([["Your cart is back", description]]);
  });

  it("finds it beside what is added while the shop answers", async () => {
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    attemptIs("open", () => void cartActions.add(CEDAR));
    await restoreCart();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it("finds it beside what another tab had put in while the order was sent", async () => {
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    const ordered = cartLinesNow();
    cartActions.add(CEDAR);
    moveToPaying(ORDER, ordered);
    attemptIs("open");
    await restoreCart();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
  });

  it("finds it gone again once it was paid in another tab", async () => {
    const { cartActions, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    cartActions.restore([CEDAR]);
    moveToPaying(ORDER, [LUNE]);
    attemptIs("open");
    await restoreCart();
    expect(inCart()).toEqual({ Lune: 1, Cedar: 1 });
    attemptIs("paid");
    await restoreCart();
    expect(inCart()).toEqual({ Cedar: 1 });
  });

  it("finds nothing yet of what this document is leaving to pay", async () => {
    const { cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    attemptIs("open");
    await restoreCart({ before: Date.now() - 1000 });
    expect(inCart()).toEqual({});
  });

  it("finds what was put in since, and nothing else", async () => {
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    cartActions.add(CEDAR);
    attemptIs("open");
    await restoreCart();
    expect(inCart()).toEqual({ Cedar: 1 });
  });
});

describe("another tab that leaves to pay as well", () => {
  /** One tab went to pay Lune, and another one then a Cedar. */
  async function twoOrders() {
    const browser = await aBrowser(LUNE);
    browser.moveToPaying(ORDER, browser.cartLinesNow());
    browser.cartActions.restore([CEDAR]);
    browser.moveToPaying(OTHER, browser.cartLinesNow());
    return browser;
  }

  it.each([
    ["of both, where neither was paid", "open", "ended", { Cedar: 1, Lune: 1 }],
    ["of the first, where the second was paid", "ended", "paid", { Lune: 1 }],
    ["of the second, where the first was paid", "paid", "open", { Cedar: 1 }],
    ["of the second, while the money of the first is on its way", "awaiting", "open", { Cedar: 1 }],
    ["of none, where both were paid", "paid", "paid", {}],
  ])("leaves the goods %s", async (_which, first, second, expected) => {
    const { restoreCart, inCart } = await twoOrders();
    attemptsAre({ [ORDER]: first, [OTHER]: second });
    await restoreCart();
    await restoreCart();
    expect(inCart()).toEqual(expected);
  });

  it("gives back the first as well once its money did not come", async () => {
    const { restoreCart, inCart } = await twoOrders();
    attemptsAre({ [ORDER]: "awaiting", [OTHER]: "open" });
    await restoreCart();
    attemptsAre({ [ORDER]: "ended", [OTHER]: "open" });
    await restoreCart();
    expect(inCart()).toEqual({ Cedar: 1, Lune: 1 });
  });

  it("gives back the first, after the second is known to be paid, though the second took what the first had left", async () => {
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    const ordered = cartLinesNow();
    cartActions.add(CEDAR);
    moveToPaying(ORDER, ordered);
    moveToPaying(OTHER, cartLinesNow());
    attemptsAre({ [ORDER]: "open", [OTHER]: "paid" });
    await restoreCart();
    expect(inCart()).toEqual({ Lune: 1 });
  });

  it("of two that came back loses the one that is paid after all, and keeps the other", async () => {
    const { cartActions, cartLinesNow, restoreCart, inCart } = await twoOrders();
    const { forgetPaid } = await import("#features/cart/storefront/forget-paid.ts");
    attemptsAre({ [ORDER]: "open", [OTHER]: "open" });
    await restoreCart();
    for (const order of [OTHER, ORDER]) {
      for (const { id, quantity } of forgetPaid(order, cartLinesNow())) cartActions.setQuantity(id, quantity);
      expect(inCart()).toEqual(order === OTHER ? { Lune: 1 } : {});
    }
  });

  it.each([
    ["was paid", "paid", {}],
    ["was not paid either", "open", { Cedar: 1, Lune: 1 }],
  ])("with the same goods is the same purchase, tried again: it %s", async (_what, second, expected) => {
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    cartActions.restore([LUNE, CEDAR]);
    moveToPaying(OTHER, cartLinesNow());
    attemptsAre({ [ORDER]: "ended", [OTHER]: second });
    await restoreCart();
    expect(inCart()).toEqual(expected);
  });

  it("brings back no order of another day", async () => {
    vi.useFakeTimers();
    const { cartActions, cartLinesNow, moveToPaying, restoreCart, inCart } = await aBrowser(LUNE);
    moveToPaying(ORDER, cartLinesNow());
    vi.advanceTimersByTime(25 * 3600_000);
    cartActions.add(CEDAR);
    moveToPaying(OTHER, cartLinesNow());
    vi.useRealTimers();
    attemptIs("open");
    await restoreCart();
    expect(inCart()).toEqual({ Cedar: 1 });
  });
});
