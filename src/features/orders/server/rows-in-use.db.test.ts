import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { shipMany } from "#features/fulfilment/server/ship-many.ts";
import { shipOrder } from "#features/fulfilment/server/ship-order.ts";
import {
  anAdministrator,
  anOrderFor,
  aPaidOrder,
  aProduct,
  aRefund,
  aSession,
  checkout,
  type MadeProduct,
  sessionOf,
} from "#tests/makers.ts";
import { served, shopOfFile } from "#tests/shop.ts";
import { askProvider } from "./ask-provider.ts";
import { changeStatus } from "./change-status.ts";
import { endAbandonedAttempts } from "./end-abandoned-attempts.ts";
import { followPayments } from "./follow-payments.ts";
import { reconcile } from "./reconcile.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await shopOfFile();
const actor = { administratorId: null };
let lavender: MadeProduct;
let keeper: string;
beforeAll(async () => {
  lavender = await aProduct(shop, { stock: 1_000 });
  keeper = await anAdministrator(shop);
});

/** Holds rows as a transaction does that does not end. */
async function held<T>(lock: string, value: string, during: () => Promise<T>): Promise<T> {
  const client = await shop.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(lock, [value]);
    return await during();
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}
const ORDER = "SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE";

it("an order that somebody holds for too long is told as such, and the next try works", async () => {
  const [ready, many] = [await aPaidOrder(shop, [[lavender, 1]]), await aPaidOrder(shop, [[lavender, 1]])];
  const server = await served(shop);
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${await aSession(shop, keeper)}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, again: answer.headers.get("retry-after"), ...(await answer.json()) };
  };
  const refund = { order_id: ready, reason: "test", key: randomUUID() };
  const [told, shipped] = await held(ORDER, ready, () =>
    Promise.all([call("admin-refunds", refund), held(ORDER, many, () => shipMany(shop, [many], {}, actor))]),
  );
  expect(told).toMatchObject({
    status: 503,
    again: "2",
    code: "IN_USE",
    error: expect.stringContaining("Somebody else is changing the same thing"),
  });
  expect(shipped).toMatchObject([{ isDone: false, reason: expect.stringContaining("is changing this order") }]);
  expect(await call("admin-refunds", refund)).toMatchObject({ status: 200, refund: { state: "succeeded" } });
  expect(await shipMany(shop, [many], {}, actor)).toMatchObject([{ isDone: true }]);
  await server.close();
}, 30_000);

it("a refund that the provider made while its order was held stays asked for, and is never called refused", async () => {
  const orderId = await aPaidOrder(shop, [[lavender, 1]]);
  const { refund } = shop.payment;
  const input = aRefund(orderId);
  const client = await shop.pool.connect();
  shop.payment.refund = async (asked) => {
    const made = await refund(asked);
    await client.query("BEGIN");
    await client.query(ORDER, [orderId]);
    return made;
  };
  try {
    expect(await refundOrder(shop, input)).toMatchObject({ state: "requested" });
  } finally {
    shop.payment.refund = refund;
    await client.query("ROLLBACK");
    client.release();
  }
  expect(await refundOrder(shop, input)).toMatchObject({ state: "succeeded" });
}, 30_000);

it("reconciliation leaves an order that somebody holds to its next run, and does the rest", async () => {
  const [stuck, other] = [await checkout(shop, anOrderFor([[lavender, 1]])), await aPaidOrder(shop, [[lavender, 1]])];
  await shop.payment.pay(sessionOf(stuck));
  shop.clock.forward(11 * 60_000);
  await shop.pool.query(
    `INSERT INTO refunds (payment_id, idempotency_key, amount_cents, reason)
     SELECT id, $2, 100, 'test' FROM payments WHERE order_id = $1`,
    [other, randomUUID()],
  );
  const { sentRefunds, isProviderDown } = await held(ORDER, stuck.orderId, () => reconcile(shop));
  expect([sentRefunds, isProviderDown]).toEqual([1, false]);
  await reconcile(shop);
  const { rows } = await shop.pool.query("SELECT payment_state FROM orders WHERE id = $1", [stuck.orderId]);
  expect(rows).toEqual([{ payment_state: "paid" }]);
}, 30_000);

it("somebody who orders does not wait for another order of theirs that is being paid", async () => {
  const email = `${randomUUID()}@example.com`;
  const basket = anOrderFor([[lavender, 1]]);
  const request = { ...basket, customer: { ...basket.customer, email } };
  await checkout(shop, request);
  const began = performance.now();
  await held("SELECT FROM customers WHERE email = $1 FOR NO KEY UPDATE", email, () => checkout(shop, request));
  expect(performance.now() - began).toBeLessThan(4_000);
});

it("no transaction is open while a provider is asked, whatever is done with an order", async () => {
  const open: string[] = [];
  const asked = new Set<string>();
  const watched = new Proxy(shop.payment, {
    get: (payment, name) => {
      const member = Reflect.get(payment, name);
      // The list of events is read as a stream.
      if (typeof member !== "function" || name === "eventsSince") return member;
      return async (...input: unknown[]) => {
        asked.add(String(name));
        const { rows } = await shop.pool.query(
          "SELECT left(query, 80) AS query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
        );
        open.push(...rows.map(({ query }) => `${String(name)}: ${query}`));
        return Reflect.apply(member, payment, input);
      };
    },
  });
  const own = { ...shop, payment: watched };
  const cancelled = await checkout(own, anOrderFor([[lavender, 1]]));
  await changeStatus(own, { orderId: cancelled.orderId, to: "cancelled", ...actor });
  const placed = await checkout(own, anOrderFor([[lavender, 1]]));
  await shop.payment.pay(sessionOf(placed));
  await askProvider(own, placed.orderId);
  await shipOrder(own, { orderId: placed.orderId, parcel: {}, ...actor });
  await refundOrder(own, aRefund(placed.orderId));
  await checkout(own, anOrderFor([[lavender, 1]]));
  shop.clock.forward(50 * 60_000);
  await endAbandonedAttempts(own);
  await reconcile(own);
  await followPayments(own);
  expect([...asked]).toEqual(expect.arrayContaining(["openSession", "session", "expire", "refund"]));
  expect(open).toEqual([]);
});
