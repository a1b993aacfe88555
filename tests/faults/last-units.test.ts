import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { levelsOf } from "../makers.ts";
import { atOnce, buy, type Goods } from "./buyer.ts";
import { type TwoShops, twoShops } from "./two-shops.ts";

const BUYERS = 500;
const UNITS = 10;

let two: TwoShops;
let goods: Goods;
beforeAll(async () => {
  two = await twoShops();
  const { rows } = await two.database.pool.query(
    "SELECT id, name, price_cents::int / 100.0 AS price FROM products WHERE slug = 'amber-stone-diffuser'",
  );
  goods = { ...rows[0], price: Number(rows[0].price) };
});
afterAll(() => two?.close());

const level = () => levelsOf(two.database, goods.id);
const setLevel = () =>
  two.database.pool.query("UPDATE stock_levels SET available = $2 WHERE product_id = $1", [goods.id, UNITS]);

it("500 shoppers at two web processes for the last 10: 10 orders hold them, 490 are told", async () => {
  await setLevel();
  const answers = await atOnce(BUYERS, 100, (i) => buy((two.shops[i % 2] ?? two.shops[0]).url, goods));
  const sold = answers.filter(({ status }) => status === 200);
  const soldOut = answers.filter(({ status, body }) => status === 409 && body.code === "SOLD_OUT");
  expect([sold.length, soldOut.length]).toEqual([UNITS, BUYERS - UNITS]);
  expect(soldOut.every(({ body }) => body.details?.[0]?.includes("is sold out."))).toBe(true);
  expect(await level()).toEqual({ available: 0, reserved: UNITS });
  const { rows } = await two.database.pool.query(
    "SELECT count(*)::int AS orders, count(DISTINCT session_id)::int AS sessions FROM payments",
  );
  expect(rows[0]).toEqual({ orders: UNITS, sessions: UNITS });
});

/** What many shops do: look, then take. It stands here to show that the test above sees the fault. */
async function naiveBuy(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("SELECT available FROM naive_levels");
  if (rows[0].available < 1) return false;
  await pool.query("UPDATE naive_levels SET available = $1", [rows[0].available - 1]);
  return true;
}

it("the control, which looks before it takes, oversells", async () => {
  const { pool } = two.database;
  await pool.query(`CREATE TABLE naive_levels AS SELECT ${UNITS} AS available`);
  const sold = await atOnce(BUYERS, 100, () => naiveBuy(pool));
  expect(sold.filter(Boolean).length).toBeGreaterThan(UNITS);
});
