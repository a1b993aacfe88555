import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { aBrowser, anOrderFor, aProduct, checkout, sessionOf } from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";
import { confirmAgain } from "./confirm-again.ts";
import { orderKey } from "./order-key.ts";
import { orderOfVisitor } from "./order-of-visitor.ts";

const shop = await shopOfFile();

const NOBODY = { browser: null, key: null };

async function anOrder() {
  const browser = aBrowser();
  const started = await checkout(shop, anOrderFor([[await aProduct(shop), 1]]), { browser });
  return { ...started, buyer: { browser, key: null } };
}

/** How often the provider is asked meanwhile. */
async function calls(act: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(shop.payment, "session");
  await act();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

const many = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 50 }, act));

it("shows a buyer who returns before the webhook that the order is paid", async () => {
  const placed = await anOrder();
  await shop.payment.pay(sessionOf(placed));
  expect(await orderOfVisitor(shop, placed.orderId, placed.buyer)).toMatchObject({ paymentState: "paid" });
});

it("asks the provider for a holder of the signed link", async () => {
  const { orderId } = await anOrder();
  const reader = { browser: null, key: orderKey(shop.secret, { id: orderId, linkVersion: 0 }) };
  expect(await calls(() => orderOfVisitor(shop, orderId, reader))).toBe(1);
});

it("never asks the provider for anybody else", async () => {
  const { orderId } = await anOrder();
  expect(await calls(() => many(() => orderOfVisitor(shop, orderId, NOBODY)))).toBe(0);
  expect(await orderOfVisitor(shop, randomUUID(), NOBODY)).toBeNull();
});

it("asks once for many views of one order, and for its confirmation at the same time", async () => {
  const { orderId, buyer } = await anOrder();
  const views = () => many(() => Promise.all([orderOfVisitor(shop, orderId, buyer), confirmAgain(shop, orderId)]));
  expect(await calls(views)).toBe(1);
});

it("answers while the provider is silent, and then does not wait for it any more", async () => {
  const silent = { ...shop, payment: { ...shop.payment, session: () => new Promise<never>(() => undefined) } };
  const [first, second] = [await anOrder(), await anOrder()];
  expect(await orderOfVisitor(silent, first.orderId, first.buyer)).toMatchObject({ paymentState: "unpaid" });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  expect(await orderOfVisitor(silent, second.orderId, second.buyer)).toMatchObject({ paymentState: "unpaid" });
  vi.useRealTimers();
});

it("asks about 32 orders at most within two seconds", async () => {
  const slow = { ...shop, payment: { ...shop.payment, session: vi.fn(() => new Promise<never>(() => undefined)) } };
  const placed = await Promise.all(Array.from({ length: 40 }, anOrder));
  await Promise.all(placed.map(({ orderId, buyer }) => orderOfVisitor(slow, orderId, buyer)));
  expect(slow.payment.session).toHaveBeenCalledTimes(32);
});

it("random numbers of orders keep no buyer from being asked about", async () => {
  const asked = { ...shop, payment: { ...shop.payment, session: vi.fn(shop.payment.session) } };
  await Promise.all(Array.from({ length: 40 }, () => confirmAgain(asked, randomUUID())));
  const { orderId, buyer } = await anOrder();
  await orderOfVisitor(asked, orderId, buyer);
  expect(asked.payment.session).toHaveBeenCalledTimes(1);
});

it("a signed link ends when the order gets another address, in another spelling it does not", async () => {
  const { orderId } = await anOrder();
  const isMasked = async (linkVersion: number) => {
    const key = orderKey(shop.secret, { id: orderId, linkVersion });
    return (await orderOfVisitor(shop, orderId, { browser: null, key }))?.isMasked;
  };
  await shop.rows("UPDATE orders SET email = upper(email) WHERE id = $1", orderId);
  expect(await isMasked(0)).toBe(false);
  await shop.rows("UPDATE orders SET email = 'right@example.com' WHERE id = $1", orderId);
  expect([await isMasked(0), await isMasked(1)]).toEqual([true, false]);
});
