import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS, dayIn, dayInWords } from "#shared/day.ts";
import { anAdministrator, anOrderFor, aProduct, aSession, checkout } from "#tests/makers.ts";
import { aMontonioShop, type MontonioShop } from "#tests/montonio-shop.ts";
import { type ServedShop, served } from "#tests/shop.ts";

let shop: MontonioShop;
let server: ServedShop;
let token: string;
beforeAll(async () => {
  shop = await aMontonioShop();
  server = await served(shop);
  token = await aSession(shop, await anAdministrator(shop));
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function paid(): Promise<{ id: string; charge: string }> {
  const order = anOrderFor([[await aProduct(shop, { stock: 5 }), 1]]);
  const { orderId } = await checkout(shop, { ...order, paymentMethod: "montonio/bank:EE:HABAEE2X" });
  const { rows } = await shop.pool.query("SELECT session_id FROM payments WHERE order_id = $1", [orderId]);
  shop.montonio.pay(rows[0].session_id);
  await shop.notify();
  return { id: orderId, charge: rows[0].session_id };
}
async function send(trial: boolean, body: string | Uint8Array, headers: object = {}) {
  const address = `${server.url}/functions/v1/admin-payout-report?provider=montonio&trial=${trial}`;
  const answer = await fetch(address, {
    method: "POST",
    body: Buffer.from(body),
    headers: { authorization: `Bearer ${token}`, "content-type": "text/csv", ...headers },
  });
  return { status: answer.status, ...(await answer.json()) };
}
const csv = (...lines: string[]) => ["Type,Id,Amount,Currency,Fee", ...lines].join("\n");
const tasks = () => shop.rows("SELECT order_id, what FROM payment_tasks ORDER BY created_at");
const UNKNOWN = "671d9d42-7751-4a52-8734-d6eb250c3eea";

it("a payout report is compared on trial first; its differences are tasks once, and fees stand beside payments", async () => {
  const [same, other] = [await paid(), await paid()];
  const report = csv(
    `payment,${same.charge},28.99,EUR,0.25`,
    `payment,${other.charge},27.99,EUR,0.25`,
    `refund,${UNKNOWN},-5.00,EUR,`,
  );
  const lines = [
    { outcome: "unchanged", notes: [] },
    { outcome: "new", notes: [expect.stringContaining("says €27.99 and the shop €28.99")] },
    { outcome: "new", notes: [expect.stringContaining("does not know")] },
  ];
  expect(await send(true, report)).toMatchObject({ status: 200, applied: false, lines });
  expect(await tasks()).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(await send(false, report)).toMatchObject({ status: 200, applied: true, lines });
  expect(await tasks()).toMatchObject([{ order_id: other.id }, { order_id: null }]);
  const { rows } = await shop.pool.query("SELECT fee_cents::int FROM payments WHERE order_id = $1", [same.id]);
  expect(rows).toEqual([{ fee_cents: 25 }]);
});

it("one line that is not understood stops the report, and what is no report is refused", async () => {
  const before = await tasks();
  const { charge } = await paid();
  expect(await send(false, csv(`payment,${charge},1.00,EUR,`, `chargeback,${UNKNOWN},5,EUR,`))).toMatchObject({
    applied: false,
    lines: [{ outcome: "new" }, { outcome: "refused" }],
  });
  expect(await send(false, "Name,Price\nOil,5")).toMatchObject({
    applied: false,
    problems: [expect.stringContaining("lacks a column")],
  });
  expect(await send(false, Buffer.from("PK\x03\x04 a workbook"))).toMatchObject({ status: 400 });
  expect(await send(false, csv(), { authorization: "" })).toMatchObject({ status: 401 });
  expect(await tasks()).toEqual(before);
});

it("a payment that the reports leave out although later ones are paid out is a difference, and one that may still come is not", async () => {
  await shop.pool.query("UPDATE payments SET paid_out_at = NULL");
  const before = await paid();
  shop.clock.forward(DAY_MS);
  const first = await paid();
  const lost = await paid();
  // Past midnight in Tallinn, and no later than the payments that are paid out.
  const night = shop.clock.now();
  night.setUTCHours(22, 30);
  if (night < shop.clock.now()) night.setUTCDate(night.getUTCDate() + 1);
  await shop.pool.query("UPDATE payments SET paid_at = $2 WHERE charge_id = $1", [lost.charge, night]);
  shop.clock.forward(8 * DAY_MS);
  const [later, soon] = [await paid(), await paid()];
  const report = csv(`payment,${first.charge},28.99,EUR,`, `payment,${later.charge},28.99,EUR,`);
  token = await aSession(shop, await anAdministrator(shop));
  const missing = {
    line: 0,
    name: lost.charge,
    outcome: "new",
    notes: [expect.stringContaining("in no payout report")],
  };
  const trial = await send(true, report);
  expect(trial.lines).toMatchObject([missing, { outcome: "unchanged" }, { outcome: "unchanged" }]);
  await send(false, report);
  const known = (await tasks()).filter(({ what }) => what.includes("in no payout report"));
  expect(known).toMatchObject([{ order_id: lost.id, what: expect.stringContaining("€28.99") }]);
  expect(known[0]?.what).toContain(dayInWords(dayIn("Europe/Tallinn", night), "en-GB"));
  for (const { charge } of [before, soon]) expect(known[0]?.what).not.toContain(charge);
  const found = await send(true, csv(`payment,${lost.charge},28.99,EUR,`));
  expect(found.lines).toMatchObject([{ outcome: "unchanged" }]);
});
