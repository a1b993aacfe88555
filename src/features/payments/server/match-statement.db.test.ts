import { expect, it } from "vitest";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { PaymentUnavailable } from "#platform/payment/payment.ts";
import type { StatementRow } from "#platform/payment/statement.ts";
import { DAY_MS } from "#shared/day.ts";
import { cents } from "#shared/money.ts";
import { anOrderFor, aProduct, aRefund, checkout, sessionOf } from "#tests/makers.ts";
import { served, shopOfFile } from "#tests/shop.ts";
import { matchStatement } from "./match-statement.ts";
import { noteEventsUntil } from "./payment-session.ts";

const shop = await shopOfFile();
await served(shop);
const lavender = await aProduct(shop, { stock: 50 });

async function paid() {
  const started = await checkout(shop, anOrderFor([[lavender, 1]]));
  await shop.payment.deliver((await shop.payment.pay(sessionOf(started))).eventId);
  const { rows } = await shop.pool.query("SELECT charge_id FROM payments WHERE order_id = $1", [started.orderId]);
  return { id: started.orderId, charge: String(rows[0].charge_id) };
}
const tasks = () => shop.rows("SELECT kind, order_id, what FROM payment_tasks ORDER BY created_at, what");
/** Two days later, so that nothing lies at the edge of what is compared. */
const match = async (change: (rows: readonly StatementRow[]) => StatementRow[] = (rows) => [...rows]) => {
  shop.clock.forward(2 * DAY_MS);
  const told = await shop.payment.statement?.(new Date(Date.now() - DAY_MS), shop.clock.now());
  const payment = { ...shop.payment, statement: async () => change(told ?? []) };
  try {
    return await matchStatement(shop, payment);
  } finally {
    shop.clock.forward(-2 * DAY_MS);
  }
};

it("what agrees is no task, and the fee stands beside its payment", async () => {
  const one = await paid();
  await refundOrder(shop, aRefund(one.id, { amount: cents(500) }));
  expect(await match((rows) => rows.map((row) => ({ ...row, feeCents: cents(68) })))).toBe(0);
  expect(await tasks()).toEqual([]);
  const { rows } = await shop.pool.query("SELECT fee_cents::int FROM payments WHERE order_id = $1", [one.id]);
  expect(rows).toEqual([{ fee_cents: 68 }]);
});

it("another amount, an unknown payment and one that the provider does not have are tasks, once", async () => {
  const [other, gone] = [await paid(), await paid()];
  const change = (rows: readonly StatementRow[]): StatementRow[] => [
    ...rows
      .filter(({ id }) => id !== gone.charge)
      .map((row) => (row.id === other.charge ? { ...row, grossCents: cents(2900) } : row)),
    { kind: "payment", id: "pi_unknown", grossCents: cents(100), feeCents: cents(0), currency: "EUR" },
  ];
  expect(await match(change)).toBe(3);
  expect(await match(change)).toBe(3);
  const found = await tasks();
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      { kind: "difference", order_id: other.id, what: expect.stringContaining("says €29.00 and the shop €28.99") },
      { kind: "difference", order_id: gone.id, what: expect.stringContaining("does not have") },
      { kind: "difference", order_id: null, what: expect.stringContaining("does not know (pi_unknown)") },
    ]),
  );
});

it("a refund of a payment that another program of the account took is no task, one of ours that we do not know is", async () => {
  const { id, charge } = await paid();
  const refund = (of: string): StatementRow => ({
    kind: "refund",
    id: `re_${of}`,
    chargeId: of,
    grossCents: cents(100),
    feeCents: cents(0),
    currency: "EUR",
  });
  await match((rows) => [...rows, refund("pi_else"), refund(charge)]);
  const found = (await tasks()).filter(({ what }) => String(what).includes("re_"));
  expect(found).toEqual([{ kind: "difference", order_id: id, what: expect.stringContaining(`(re_${charge})`) }]);
});

it("a refund that the provider does not have is a task, but not one that began before the days that are compared", async () => {
  const { id } = await paid();
  const refund = await refundOrder(shop, aRefund(id, { amount: cents(500) }));
  const others = (rows: readonly StatementRow[]) => rows.filter(({ kind }) => kind !== "refund");
  const found = async () => {
    await match(others);
    return (await tasks()).filter(({ order_id, what }) => order_id === id && String(what).includes("refund"));
  };
  // Taken on ten days ago, and completed today: the provider's row has the day on which it was taken on.
  await shop.pool.query("UPDATE refunds SET created_at = now() - interval '10 days' WHERE id = $1", [refund.id]);
  expect(await found()).toEqual([]);
  await shop.pool.query("UPDATE refunds SET created_at = now() WHERE id = $1", [refund.id]);
  expect(await found()).toMatchObject([{ kind: "difference", what: expect.stringContaining("does not have") }]);
});

it("after a long outage all of it is compared, ten days a night, with two days of what was compared before", async () => {
  const asked: string[] = [];
  const payment = {
    ...shop.payment,
    statement: async (from: Date, to: Date) => {
      asked.push([from, to].map((at) => Math.round((at.getTime() - began) / DAY_MS)).join(" to "));
      return [];
    },
    payouts: async () => [],
  };
  await noteEventsUntil(shop.db, payment.provider, shop.clock.now());
  const began = shop.clock.now().getTime();
  const nights = [0, 1, 21, 22, 23];
  for (const [place, night] of nights.entries()) {
    shop.clock.forward((night - (nights[place - 1] ?? 0)) * DAY_MS);
    await matchStatement(shop, payment);
  }
  shop.clock.forward(-23 * DAY_MS);
  expect(asked).toEqual(["-8 to 0", "-7 to 1", "-1 to 9", "7 to 17", "15 to 23"]);
});

it("a night in which the provider gives no statement is compared later", async () => {
  const began = shop.clock.now().getTime();
  const asked: number[] = [];
  let isAway = true;
  const payment = {
    ...shop.payment,
    statement: async (from: Date) => {
      if (isAway) throw new PaymentUnavailable("away");
      asked.push(Math.round((from.getTime() - began) / DAY_MS));
      return [];
    },
  };
  await shop.pool.query("UPDATE payment_reconciliations SET statement_until = $1", [new Date(began)]);
  shop.clock.forward(20 * DAY_MS);
  await expect(matchStatement(shop, payment)).rejects.toThrow("away");
  isAway = false;
  await matchStatement(shop, payment);
  shop.clock.forward(-20 * DAY_MS);
  expect(asked).toEqual([-2]);
});

it("what was paid on the day before an outage, and the provider does not have, is a task", async () => {
  const { id } = await paid();
  const until = new Date(shop.clock.now().getTime() + DAY_MS / 2);
  await shop.pool.query("UPDATE payment_reconciliations SET statement_until = $1", [until]);
  shop.clock.forward(20 * DAY_MS);
  await matchStatement(shop, { ...shop.payment, statement: async () => [] });
  shop.clock.forward(-20 * DAY_MS);
  expect((await tasks()).filter(({ order_id }) => order_id === id)).toMatchObject([
    { kind: "difference", what: expect.stringContaining("does not have") },
  ]);
});

it("a payout of a provider that moves no money is none", async () => {
  const payouts = async () => [{ id: "po_test", cents: cents(500), currency: "EUR", paidAt: shop.clock.now() }];
  const noted = async (isTest: boolean) => {
    await matchStatement(shop, { ...shop.payment, isTest, payouts });
    return (await shop.rows("SELECT FROM payouts")).length;
  };
  expect([await noted(true), await noted(false)]).toEqual([0, 1]);
});
