import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { availablePieces } from "#features/cart/server/cart-queries.ts";
import { askProvider } from "#features/orders/server/ask-provider.ts";
import { attemptState } from "#features/orders/server/attempt-state.ts";
import { cancelAttempt } from "#features/orders/server/cancel-attempt.ts";
import { endAbandonedAttempts } from "#features/orders/server/end-abandoned-attempts.ts";
import {
  aBrowser,
  anOrderFor,
  aProduct,
  checkout,
  levelsOf,
  type MadeProduct,
  ordersOfProduct,
  sessionOf,
} from "#tests/makers.ts";
import { shopOfFile } from "#tests/shop.ts";

const shop = await shopOfFile();
let lavender: MadeProduct;
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 5 });
});

const ordersOf = (id: string) => ordersOfProduct(shop, id);

describe("the browser that made an attempt is told how it stands", () => {
  const browser = aBrowser();
  const stateOf = (orderId: string, asker: Buffer | null = browser) =>
    attemptState(shop.db, orderId, { browser: asker });

  it("open, then paid", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    expect(await stateOf(started.orderId)).toBe("open");
    await shop.payment.pay(sessionOf(started));
    await askProvider(shop, started.orderId);
    expect(await stateOf(started.orderId)).toBe("paid");
  });

  it("awaiting, once a delayed payment is completed, until its money comes", async () => {
    const started = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    await shop.payment.play(sessionOf(started), "delay");
    await askProvider(shop, started.orderId);
    expect(await stateOf(started.orderId)).toBe("awaiting");
    expect(await stateOf(started.orderId, aBrowser())).toBe("unknown");
    await shop.payment.play(sessionOf(started), "fail");
    await askProvider(shop, started.orderId);
    expect(await stateOf(started.orderId)).toBe("ended");
  });

  it("ended, when it was given up", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    await cancelAttempt(shop, orderId);
    expect(await stateOf(orderId)).toBe("ended");
  });

  it.each([
    ["another browser", aBrowser()],
    ["a browser without a cookie", null],
  ])("%s learns nothing", async (_asker, asker) => {
    const { orderId } = await checkout(shop, anOrderFor([[lavender, 1]]), { browser });
    expect(await stateOf(orderId, asker)).toBe("unknown");
    expect(await stateOf(randomUUID(), asker)).toBe("unknown");
    // Whoever has its signed link knows of it anyway.
    expect(await attemptState(shop.db, orderId, { hasKey: true })).toBe("open");
  });
});

describe("the same attempt makes one order", () => {
  it("pressed twice at once", async () => {
    const [browser, key, order] = [aBrowser(), randomUUID(), anOrderFor([[lavender, 1]])];
    const [first, second] = await Promise.all([
      checkout(shop, order, { browser, key }),
      checkout(shop, order, { browser, key }),
    ]);
    expect(second).toEqual(first);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without a key, by browser and cart", async () => {
    const [browser, order] = [aBrowser(), anOrderFor([[lavender, 1]])];
    const start = () => checkout(shop, order, { browser, key: null });
    expect(await start()).toEqual(await start());
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without a key, sent 20 times at once", async () => {
    const [browser, order] = [aBrowser(), anOrderFor([[lavender, 1]])];
    const started = await Promise.all(Array.from({ length: 20 }, () => checkout(shop, order, { browser, key: null })));
    expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("without key or cookie, from one network, sent 20 times at once", async () => {
    const [network, order] = [randomBytes(32), anOrderFor([[lavender, 1]])];
    const started = await Promise.all(Array.from({ length: 20 }, () => checkout(shop, order, { network, key: null })));
    expect(new Set(started.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await levelsOf(shop, lavender.id)).toEqual({ available: 4, reserved: 1 });
  });
  it("but not with another cart under the same key", async () => {
    const key = randomUUID();
    await checkout(shop, anOrderFor([[lavender, 1]]), { key });
    await expect(checkout(shop, anOrderFor([[lavender, 2]]), { key })).rejects.toMatchObject({ code: "KEY_REUSED" });
  });
});

it("a new attempt of the same browser takes over what the first one held", async () => {
  const browser = aBrowser();
  await checkout(shop, anOrderFor([[lavender, 5]]), { browser });
  await checkout(shop, anOrderFor([[lavender, 4]]), { browser });
  expect(await levelsOf(shop, lavender.id)).toEqual({ available: 1, reserved: 4 });
});

it("an attempt whose payment page its provider does not know any more ends, and its goods are free", async () => {
  const started = await checkout(shop, anOrderFor([[lavender, 2]]));
  await shop.pool.query("DELETE FROM test_page_sessions WHERE id = $1", [sessionOf(started)]);
  shop.clock.forward(45 * 60_000);
  await endAbandonedAttempts(shop);
  expect(await ordersOf(lavender.id)).toMatchObject([{ payment_state: "failed" }]);
  expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
});

it("orders whose delayed payments are completed are no attempts: the browser orders more, and their goods are not offered to it", async () => {
  const [browser, oil] = [aBrowser(), await aProduct(shop, { stock: 5 })];
  for (const quantity of [1, 2]) {
    for (const key of [randomUUID(), null]) {
      const order = anOrderFor([[key ? oil : lavender, quantity]]);
      const started = await checkout(shop, order, { browser, key });
      await shop.payment.play(sessionOf(started), "delay");
      await askProvider(shop, started.orderId);
    }
  }
  expect((await availablePieces(shop.db, [oil.id], browser)).get(oil.id)).toBe(2);
  await checkout(shop, anOrderFor([[oil, 2]]), { browser });
  expect((await availablePieces(shop.db, [oil.id], browser)).get(oil.id)).toBe(2);
  expect(await levelsOf(shop, oil.id)).toEqual({ available: 0, reserved: 5 });
});

it("one browser reserves for three orders at most, however many it sends at once", async () => {
  const [browser, plenty] = [aBrowser(), await aProduct(shop, { stock: 100 })];
  await Promise.allSettled(
    Array.from({ length: 26 }, (_, i) => checkout(shop, anOrderFor([[plenty, i + 1]]), { browser })),
  );
  const { rows } = await shop.pool.query(
    "SELECT count(*)::int AS held FROM stock_reservations WHERE product_id = $1 AND state = 'active'",
    [plenty.id],
  );
  expect(rows[0].held).toBeGreaterThan(0);
  expect(rows[0].held).toBeLessThanOrEqual(3);
});

it("a session that opens after its attempt was cancelled is closed again, so that nobody pays there", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const { openSession } = shop.payment;
  shop.payment.openSession = async (request) => {
    await cancelAttempt(shop, request.orderId);
    return openSession(request);
  };
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
  shop.payment.openSession = openSession;
  const { rows } = await shop.pool.query("SELECT state FROM test_page_sessions ORDER BY created_at DESC LIMIT 1");
  expect(rows).toEqual([{ state: "expired" }]);
  expect(await levelsOf(shop, lavender.id)).toEqual({ available: 5, reserved: 0 });
});

it("an attempt that is over is not opened again: neither after its payment nor when nobody knows it any more", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const started = await checkout(shop, order, { key, browser });
  await shop.payment.pay(sessionOf(started));
  const forget = "UPDATE payments SET state = 'opening', session_id = NULL, checkout_url = NULL WHERE order_id = $1";
  await shop.pool.query(forget, [started.orderId]);
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
  await shop.pool.query("UPDATE payments SET created_at = now() - interval '6 minutes'");
  await shop.pool.query("DELETE FROM test_page_events; DELETE FROM test_page_sessions");
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ code: "ATTEMPT_ENDED" });
});

it("an attempt that is tried again after the provider did not answer goes on with the same order", async () => {
  const [key, browser, order] = [randomUUID(), aBrowser(), anOrderFor([[lavender, 1]])];
  const { openSession } = shop.payment;
  const { PaymentUnavailable } = await import("#platform/payment/payment.ts");
  shop.payment.openSession = () => Promise.reject(new PaymentUnavailable("silence"));
  await expect(checkout(shop, order, { key, browser })).rejects.toMatchObject({ kind: "unavailable" });
  shop.payment.openSession = openSession;
  const started = await checkout(shop, order, { key, browser });
  expect(sessionOf(started)).toMatch(/^cs_test_/);
  expect(await ordersOf(lavender.id)).toHaveLength(1);
});
