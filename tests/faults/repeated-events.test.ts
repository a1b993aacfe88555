import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { atOnce, buy } from "./buyer.ts";
import { type TwoShops, twoShops } from "./two-shops.ts";

const TIMES = 200;

let two: TwoShops;
beforeAll(async () => {
  two = await twoShops();
});
afterAll(() => two?.close());

const webhookOf = (i: number) => `${(two.shops[i] ?? two.shops[0]).url}/functions/v1/stripe-webhook`;

it("200 deliveries of each event at once, to two web processes: one transition, one email, one movement", async () => {
  const { rows } = await two.database.pool.query(
    "SELECT id, name, price_cents::int / 100.0 AS price FROM products WHERE slug = 'amber-stone-diffuser'",
  );
  const { body } = await buy(two.shops[0].url, { ...rows[0], price: Number(rows[0].price) });
  const charge = await two.stripe.actions.pay(body.checkoutUrl?.split("/").at(-1) ?? "", "paid");
  await two.stripe.actions.refundAtDashboard(charge, 1000);
  const input = { times: TIMES / 2, concurrency: 25, again: true, shuffle: true };
  const answers = await Promise.all([0, 1].map((i) => two.stripe.actions.deliver(webhookOf(i), input)));
  expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([]);
  const effects = await two.database.pool.query(
    `SELECT o.status, o.payment_state,
            (SELECT count(*)::int FROM order_status_history WHERE order_id = o.id AND to_status = 'processing') AS transitions,
            (SELECT count(*)::int FROM emails WHERE order_id = o.id) AS emails,
            (SELECT count(*)::int FROM stock_movements WHERE order_id = o.id) AS movements
     FROM orders o WHERE id = $1`,
    [body.orderId],
  );
  expect(effects.rows[0]).toEqual({
    status: "processing",
    payment_state: "partly_refunded",
    transitions: 1,
    // The confirmation and the refund's.
    emails: 2,
    movements: 1,
  });
});

/** What many shops do: look whether the event was there, then act. It stands here to show that the test sees the fault. */
async function naiveEvent(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("SELECT FROM naive_events WHERE id = 'evt'");
  if (rows.length > 0) return;
  await pool.query("INSERT INTO naive_letters DEFAULT VALUES");
  await pool.query("INSERT INTO naive_events VALUES ('evt')");
}

it("the control, which looks before it acts, writes more than one email", async () => {
  const { pool } = two.database;
  await pool.query("CREATE TABLE naive_events (id text); CREATE TABLE naive_letters (n serial)");
  await atOnce(TIMES, 50, () => naiveEvent(pool));
  const { rows } = await pool.query("SELECT count(*)::int AS emails FROM naive_letters");
  expect(rows[0].emails).toBeGreaterThan(1);
});
