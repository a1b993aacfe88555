import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { refundOrder } from "#features/orders/server/refund-order.ts";
import { noteDifferences } from "#features/payments/server/match-statement.ts";
import { notePayouts, noteReportedPayout } from "#features/payments/server/note-payouts.ts";
import { quarterOf } from "#features/taxes/quarter.ts";
import { transact } from "#platform/database/database.ts";
import { readCsv } from "#shared/csv.ts";
import { DAY_MS, dayAfter, dayIn } from "#shared/day.ts";
import { cents, euros, sum } from "#shared/money.ts";
import { correctionTools } from "#tests/corrections.ts";
import { anAdministrator, anOrderFor, aPaidOrder, aProduct, aRefund, checkout } from "#tests/makers.ts";
import { officeOfFile } from "#tests/office.ts";
import { BOOKED, byDay, journalOf } from "../journal.ts";
import { documentSums, movementsOf, owedByProviders } from "./book-queries.ts";
import { unsentCsv } from "./unsent-orders.ts";

const { shop, ...office } = await officeOfFile();
const timeZone = "Europe/Tallinn";
const today = dayIn(timeZone, shop.clock.now());
const EVER = { from: "2000-01-01", to: dayAfter(today, 400), isTest: true, timeZone };
const journal = async (filter = EVER) =>
  journalOf(await documentSums(shop.db, filter), await movementsOf(shop.db, filter));
const balanced = (lines: Awaited<ReturnType<typeof journal>>) => {
  for (const of of byDay(lines).values())
    expect(sum(of.map(({ debit }) => debit))).toBe(sum(of.map(({ credit }) => credit)));
};
const orders: string[] = [];

beforeAll(async () => {
  const lavender = await aProduct(shop, { price: 19.9, stock: 1000 });
  for (let count = 1; count <= 4; count += 1) orders.push(await aPaidOrder(shop, [[lavender, count]]));
  await refundOrder(shop, aRefund(orders[0] ?? ""));
  await refundOrder(shop, aRefund(orders[1] ?? "", { amount: euros(3.33) }));
});

describe("the journal", () => {
  it("balances, and its providers owe what was paid less what went back and their fees", async () => {
    await shop.pool.query("UPDATE payments SET fee_cents = 43 WHERE order_id = $1", [orders[2]]);
    await shop.pool.query("UPDATE payments SET fee_cents = 40 WHERE order_id = $1", [orders[2]]);
    const lines = await journal();
    balanced(lines);
    const { paid, refunded } = await shop.row(
      `SELECT (SELECT sum(coalesce(received_cents, amount_cents)) FROM payments WHERE state = 'paid')::int AS paid,
         (SELECT sum(amount_cents) FROM refunds WHERE state IN ('pending', 'succeeded'))::int AS refunded`,
    );
    const owed = lines.reduce(
      (total, { booked, debit, credit }) => total + (booked === "provider" ? debit - credit : 0),
      0,
    );
    expect(owed).toBe(paid - refunded - 40);
    expect(await owedByProviders(shop.db, EVER)).toEqual([{ provider: "test-page", cents: owed }]);
    expect(lines.filter(({ booked }) => booked === "fees").map(({ debit }) => debit)).toEqual([40]);
  });

  it("has shipping apart from goods", async () => {
    const { net } = await shop.row("SELECT sum(shipping_net_cents)::int AS net FROM orders WHERE id = ANY($1)", orders);
    const { back } = await shop.row(
      "SELECT coalesce(sum(net_cents), 0)::int AS back FROM refund_lines WHERE kind = 'shipping'",
    );
    const shipping = (await journal()).filter(({ booked }) => booked === "shipping");
    expect(shipping.reduce((total, { debit, credit }) => total + credit - debit, 0)).toBe(net - back);
  });

  it("books a fee that is told later on the day on which it is told, and a new one by its difference", async () => {
    const { rows } = await shop.pool.query(
      "SELECT cents::int FROM fee_entries f JOIN payments p ON p.id = payment_id WHERE order_id = $1 ORDER BY cents DESC",
      [orders[2]],
    );
    expect(rows).toEqual([{ cents: 43 }, { cents: -3 }]);
    await expect(shop.pool.query("DELETE FROM fee_entries")).rejects.toMatchObject({ code: "23000" });
  });

  it("leaves test payments out of the books", async () =>
    expect(await journal({ ...EVER, isTest: false })).toEqual([]));
});

describe("a payout", () => {
  const real = { ...EVER, isTest: false };
  const row = (kind: "payment" | "refund", id: string, gross: number, fee = 0) => ({
    kind,
    id,
    grossCents: cents(gross),
    feeCents: cents(fee),
    currency: "EUR",
  });
  const reported = (...rows: ReturnType<typeof row>[]) =>
    transact(shop.db, (tx) => noteReportedPayout(tx, "montonio", rows, shop.clock.now()));
  const paidOut = async (provider: string) =>
    (await movementsOf(shop.db, real)).filter((one) => one.provider === provider).map(({ cents: amount }) => amount);

  it("of a report is its payments less refunds and fees, and each movement counts once", async () => {
    await reported(row("payment", "a", 1000, 20), row("refund", "b", 300));
    await reported(row("payment", "a", 1000, 20), row("refund", "b", 300));
    await reported(row("payment", "a", 1000, 20), row("payment", "c", 500, 10));
    expect(await paidOut("montonio")).toEqual(expect.arrayContaining([680, 490]));
    expect(await paidOut("montonio")).toHaveLength(2);
  });

  it("of a report books the fee of a refund beside that of its payment, once", async () => {
    const { id: refund } = await shop.row(
      "SELECT r.id FROM refunds r JOIN payments p ON p.id = payment_id WHERE p.order_id = $1",
      orders[0],
    );
    await shop.pool.query("UPDATE refunds SET provider_id = 'refund-with-a-fee' WHERE id = $1", [refund]);
    const rows = [row("refund", "refund-with-a-fee", 2899, 15)];
    for (const _twice of [1, 2])
      await transact(shop.db, (tx) => noteDifferences(tx, "test-page", { rows, found: [] }, shop.clock.now()));
    expect(await shop.rows("SELECT cents::int FROM fee_entries WHERE refund_id = $1", refund)).toEqual([{ cents: 15 }]);
  });

  it("of two reports at once is booked once", async () => {
    const before = (await paidOut("montonio")).length;
    await Promise.allSettled([reported(row("payment", "d", 100)), reported(row("payment", "d", 100))]);
    expect(await paidOut("montonio")).toHaveLength(before + 1);
  });

  it("that the provider tells is booked once, one in another currency never", async () => {
    const at = shop.clock.now();
    const note = () =>
      transact(shop.db, (tx) =>
        notePayouts(
          tx,
          "stripe",
          [
            { id: "txn_1", cents: cents(1234), currency: "EUR", paidAt: at },
            { id: "txn_2", cents: cents(9), currency: "USD", paidAt: at },
          ],
          at,
        ),
      );
    await note();
    await note();
    expect(await paidOut("stripe")).toEqual([1234]);
    balanced(await journal(real));
  });

  it("that the provider tells days later is booked on the day on which the shop learns of it", async () => {
    const now = shop.clock.now();
    const payout = { id: "txn_3", cents: cents(777), currency: "EUR", paidAt: new Date(now.getTime() - 3 * DAY_MS) };
    await transact(shop.db, (tx) => notePayouts(tx, "stripe", [payout], now));
    const daily = { ...real, from: dayIn(real.timeZone, now), to: dayIn(real.timeZone, now) };
    expect(await movementsOf(shop.db, daily)).toContainEqual(expect.objectContaining({ kind: "payout", cents: 777 }));
    const yesterday = dayAfter(daily.to, -1);
    expect(await movementsOf(shop.db, { ...real, to: yesterday })).toEqual([]);
    expect(await owedByProviders(shop.db, { ...real, to: yesterday })).toEqual([]);
  });
});

describe("the endpoints", () => {
  const accounts = Object.fromEntries(BOOKED.map((booked, place) => [booked, String(1000 + place)]));
  const get = (query: Record<string, string>) =>
    office.call("GET", `admin-books?${new URLSearchParams(query)}`, { token: office.owner() });
  const post = (name: string, body: object) => office.call("POST", name, { token: office.owner(), body });
  const period = { from: today, to: today, test: "true" };

  it("make files of days that are over, so that no afternoon is missing", async () => {
    const file = (change: object) => post("admin-book-file", { ...period, ...change, file: "journal" });
    const { status, body } = await file({});
    expect([status, body.code]).toEqual([409, "NOT_OVER"]);
    const [yesterday, before] = [dayAfter(today, -1), dayAfter(today, -2)];
    const to = async (change: object) => new URLSearchParams((await file(change)).body.path.split("?")[1]).get("to");
    expect(await to({ from: before })).toBe(yesterday);
    expect(await to({ from: before, to: before })).toBe(before);
  });

  it("refuse a file for a program until its accounts have numbers, and then make it", async () => {
    await shop.pool.query(
      "INSERT INTO fee_entries (payment_id, cents, noted_at) SELECT id, 1, $2 FROM payments WHERE order_id = $1",
      [orders[2], new Date(shop.clock.now().getTime() - DAY_MS)],
    );
    const before = { ...period, from: dayAfter(today, -1) };
    const refused = await post("admin-book-file", { ...before, file: "merit" });
    expect([refused.status, refused.body.code]).toEqual([409, "NO_ACCOUNT"]);
    expect((await post("admin-book-file", { ...before, file: "journal" })).status).toBe(200);
    expect((await post("admin-book-accounts", { accounts })).status).toBe(200);
    expect((await get(period)).body.accounts).toEqual(accounts);
    expect((await post("admin-book-file", { ...before, file: "merit" })).status).toBe(200);
    expect(
      (await shop.row("SELECT details FROM audit_log WHERE action = 'book-accounts.changed'")).details.name,
    ).toContain("bank 1008");
  });

  it("keep the account numbers of two people at once, and refuse the second one of the same account", async () => {
    const saved = (await get(period)).body.accounts;
    const save = (change: object, seen: object = saved) =>
      post("admin-book-accounts", { accounts: { ...saved, ...change }, seen });
    expect((await save({ bank: "1020" })).status).toBe(200);
    expect((await save({ cash: "1000" })).status).toBe(200);
    expect((await save({ cash: "1000" })).status).toBe(200);
    const refused = await save({ bank: "1030" });
    const both = { ...saved, bank: "1020", cash: "1000" };
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: "CHANGED", current: both, error: "Somebody else has changed this meanwhile." }),
    ]);
    expect((await get(period)).body.accounts).toEqual(both);
    expect((await save({ ...both, bank: "" }, both)).status).toBe(200);
    expect((await get(period)).body.accounts).toEqual({ ...both, bank: "" });
  });

  it("answer days whose refunds and sales are those of the documents", async () => {
    const { body } = await get(period);
    const { gross } = await shop.row("SELECT sum(gross_cents)::int AS gross FROM documents WHERE kind = 'invoice'");
    expect(body.days).toHaveLength(1);
    expect(Math.round((body.days[0].sales + body.days[0].vat) * 100)).toBe(gross);
    const { back } = await shop.row("SELECT sum(gross_cents)::int AS back FROM documents WHERE kind = 'credit-note'");
    expect(Math.round(body.days[0].refunds * 100)).toBe(back);
  });

  it.each([
    ["a period of more than a year", { from: "2025-01-01", to: "2026-12-31" }],
    ["one that ends before it begins", { from: "2026-02-01", to: "2026-01-01" }],
    ["a day that is none", { from: "2026-02-30", to: "2026-03-01" }],
  ])("refuse %s", async (_what, query) => expect((await get(query)).status).toBe(400));

  it("refuse an account number that a program would not take", async () =>
    expect((await post("admin-book-accounts", { accounts: { ...accounts, bank: "=1+1" } })).status).toBe(400));

  it("are for administrators", async () =>
    expect((await office.call("GET", `admin-books?${new URLSearchParams(period)}`, { token: "nobody" })).status).toBe(
      401,
    ));
});

describe("money that pays no order", () => {
  const moneyOf = async (state: string, amount: number, order = orders[3]) => {
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO payments (id, order_id, provider, idempotency_key, request, session_id, charge_id, state, amount_cents, received_cents, expires_at, paid_at)
       VALUES ($1, $2, 'test-page', $3, '{}', $3, $3, $4, 2899, $5, now(), now())`,
      [id, order, `session-${id}`, state, amount],
    );
    return id;
  };
  const gaveBack = async (paymentId: string, amount: number, state = "succeeded") => {
    const { id } = await shop.row(
      "INSERT INTO refunds (payment_id, idempotency_key, amount_cents, state) VALUES ($1, $2, $3, $4) RETURNING id",
      ...[paymentId, randomUUID(), amount, state],
    );
    await shop.pool.query(
      `INSERT INTO refund_lines (refund_id, place, kind, position, quantity, gross_cents, net_cents, vat_cents, vat_rate)
       VALUES ($1, 0, 'surplus', NULL, 0, $2, $2, 0, 0)`,
      [id, amount],
    );
  };
  const owed = async () => (await owedByProviders(shop.db, EVER))[0]?.cents ?? 0;
  const surplus = async () =>
    (await journal())
      .filter(({ booked }) => booked === "surplus")
      .map(({ debit, credit }) => ({ debit: Number(debit), credit: Number(credit) }));

  it("is booked when it comes and when it goes back, and the provider owes what it still has", async () => {
    const before = await owed();
    const second = await moneyOf("overpaid", 2899);
    expect([(await owed()) - before, await surplus()]).toEqual([2899, [{ debit: 0, credit: 2899 }]]);
    await gaveBack(second, 2899);
    await moneyOf("review", 1000);
    const lines = await surplus();
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        { debit: 2899, credit: 0 },
        { debit: 0, credit: 3899 },
      ]),
    );
    expect((await owed()) - before).toBe(1000);
    balanced(await journal());
  });

  it("that the bank takes back leaves nothing with the provider", async () => {
    const before = await owed();
    const second = await moneyOf("overpaid", 2899);
    await gaveBack(second, 899);
    await shop.pool.query("UPDATE payments SET state = 'reversed', received_cents = NULL WHERE id = $1", [second]);
    expect(await owed()).toBe(before);
    balanced(await journal());
  });

  const entriesOf = (payment: string) =>
    shop.rows(
      `SELECT cents::int, (noted_at AT TIME ZONE '${timeZone}')::date::text AS day FROM surplus_entries WHERE payment_id = $1 ORDER BY noted_at`,
      payment,
    );
  /** As if the days since then had passed. */
  const daysAgo = (payment: string, days: number) =>
    unfrozen(
      `UPDATE surplus_entries SET noted_at = noted_at - interval '${days} days' WHERE payment_id = '${payment}'`,
    );
  const unfrozen = (change: string) =>
    shop.pool.query(
      `ALTER TABLE surplus_entries DISABLE TRIGGER USER; ${change}; ALTER TABLE surplus_entries ENABLE TRIGGER USER`,
    );

  it("stays on the day it came once it is accepted, and leaves on the day it is accepted", async () => {
    const { orderId } = await checkout(shop, anOrderFor([[await aProduct(shop, { price: 20, stock: 1 }), 1]]));
    const reviewed = await moneyOf("review", 1500, orderId);
    await daysAgo(reviewed, 3);
    const past = { ...EVER, to: dayAfter(today, -1) };
    const before = await journal(past);
    await shop.pool.query("UPDATE payments SET state = 'paid' WHERE id = $1", [reviewed]);
    expect(await journal(past)).toEqual(before);
    expect(await entriesOf(reviewed)).toEqual([
      { cents: -1500, day: dayAfter(today, -3) },
      { cents: 1500, day: today },
    ]);
  });

  it("goes back on the day on which the provider takes its refund on", async () => {
    const second = await moneyOf("overpaid", 2899);
    await gaveBack(second, 2899, "requested");
    expect(await entriesOf(second)).toHaveLength(1);
    await daysAgo(second, 2);
    await shop.pool.query("UPDATE refunds SET state = 'succeeded' WHERE payment_id = $1", [second]);
    await shop.pool.query("UPDATE refunds SET state = 'failed' WHERE payment_id = $1", [second]);
    expect((await entriesOf(second)).map(({ cents: amount, day }) => [amount, day])).toEqual([
      [-2899, dayAfter(today, -2)],
      [2899, today],
      [-2899, today],
    ]);
  });

  it("of before there were entries is booked as the books had it", async () => {
    const sums = () =>
      shop.rows("SELECT payment_id, sum(cents)::int FROM surplus_entries GROUP BY 1 HAVING sum(cents) <> 0 ORDER BY 1");
    const before = await sums();
    expect(before.length).toBeGreaterThan(1);
    const migration = readFileSync("migrations/0920-surplus-entries.sql", "utf8");
    await unfrozen(
      `DELETE FROM surplus_entries; ${migration.slice(migration.lastIndexOf("INSERT INTO")).replace(/;\s*$/, "")}`,
    );
    expect(await sums()).toEqual(before);
  });
});

describe("what is paid and not sent", () => {
  const listed = async (id: string, to = today) => {
    const { order_number: number } = await shop.row("SELECT order_number FROM orders WHERE id = $1", id);
    const [head = [], ...rows] = readCsv(await unsentCsv(shop.db, { ...EVER, to })).map(({ cells }) => cells);
    const found = rows.find(([order]) => order === number);
    return found && Object.fromEntries(["gross", "sent_net"].map((name) => [name, found[head.indexOf(name)]]));
  };

  it("is on a day what documents come to less what had left by then", async () => {
    const sage = await aProduct(shop, { price: 40, stock: 10 });
    const id = await aPaidOrder(shop, [[sage, 2]]);
    expect(await listed(id)).toEqual({ gross: "80.00", sent_net: "0.00" });
    expect(await listed(id, dayAfter(today, -1))).toBeUndefined();
    await refundOrder(shop, aRefund(id, { amount: euros(10) }));
    expect(await listed(id)).toEqual({ gross: "70.00", sent_net: "0.00" });
    await shop.pool.query(
      `WITH sent AS (INSERT INTO parcels (id, order_id, number, shipped_at) VALUES (gen_random_uuid(), $1, 1, now()) RETURNING id)
       INSERT INTO parcel_lines (parcel_id, position, quantity) SELECT id, 1, 1 FROM sent`,
      [id],
    );
    expect(await listed(id)).toEqual({ gross: "30.00", sent_net: "32.26" });
    await shop.pool.query("UPDATE orders SET shipped_at = now(), status = 'shipped' WHERE id = $1", [id]);
    expect(await listed(id)).toBeUndefined();
  });
});

it("the journal tells months and quarters of its VAT, and the day of a payout", async () => {
  const lines = await journal();
  const sold = lines.filter(({ kind }) => kind === "sale" || kind === "refund");
  expect(new Set(sold.map(({ declared }) => declared))).toEqual(new Set([today.slice(0, 7)]));
  expect(new Set(sold.map(({ sold: quarter }) => quarter))).toEqual(new Set([quarterOf(today)]));
  const payouts = (await journal({ ...EVER, isTest: false })).filter(({ payout }) => payout === "txn_3");
  expect(new Set(payouts.map(({ paidOn }) => paidOn))).toEqual(new Set([dayAfter(today, -3)]));
});

it("a corrected order is no refund: its documents change the sales of the day by the difference", async () => {
  const sage = await aProduct(shop, { price: 20, stock: 10 });
  const id = await aPaidOrder(shop, [[sage, 2]]);
  const net = async (kind: string) =>
    sum((await documentSums(shop.db, EVER)).filter((one) => one.kind === kind).map((one) => one.net));
  const [sales, refunds] = [await net("sale"), await net("refund")];
  await correctionTools(shop, await anAdministrator(shop)).correct(id, [[sage, 1]]);
  expect([(await net("sale")) - sales, (await net("refund")) - refunds]).toEqual([-1613, 0]);
});

it("a refund that failed stays on its day when the administrator who made it is removed", async () => {
  const sage = await aProduct(shop, { price: 20, stock: 10 });
  const keeper = await anAdministrator(shop);
  const id = await aPaidOrder(shop, [[sage, 2]]);
  const { id: correction } = await correctionTools(shop, keeper).correct(id, [[sage, 1]]);
  await shop.pool.query("UPDATE refunds SET state = 'failed', failure = 'closed' WHERE correction_id = $1", [
    correction,
  ]);
  const before = await journal();
  await shop.pool.query("DELETE FROM administrators WHERE id = $1", [keeper]);
  expect(await shop.row("SELECT administrator_id FROM refunds WHERE correction_id = $1", correction)).toEqual({
    administrator_id: null,
  });
  expect(await journal()).toEqual(before);
});
