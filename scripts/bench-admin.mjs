// Measures the functions of the back office, one call after another, in a small shop and in a large one.
// npm run bench:admin [1000 100000]

import pg from "pg";
import { callOf, KEEPER_ENV, LISTS, signedIn } from "./admin-calls.mjs";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";

const CALLS = Number(process.env.BENCH_CALLS ?? 60);
const SHIPPED = 300;
const PART = 50;

const rounded = (ms) => Number(ms.toFixed(1));
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)];

async function timesOf(times, call) {
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return { "p50 ms": rounded(quantile(took, 0.5)), "p99 ms": rounded(quantile(took, 0.99)) };
}

async function ship(ask, folder) {
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const { rows } = await database.query(
    `UPDATE orders SET status = 'processing', shipped_at = NULL, delivered_at = NULL WHERE id IN (
       SELECT id FROM orders WHERE payment_state = 'paid' AND status <> 'cancelled' ORDER BY created_at DESC LIMIT ${SHIPPED})
     RETURNING id`,
  );
  const ids = rows.map(({ id }) => id);
  await database.query("DELETE FROM shipments WHERE order_id = ANY($1)", [ids]);
  await database.end();
  const parts = Array.from({ length: ids.length / PART }, (_, i) => ids.slice(i * PART, (i + 1) * PART));
  const began = performance.now();
  const took = await timesOf(parts.length, async () => {
    const body = { action: "ship", order_ids: parts.shift(), carrier: "DHL", tracking_prefix: "EE-" };
    const { results } = await ask("POST", "admin-orders-bulk", { body });
    if (results.some(({ done }) => !done)) throw new Error("An order was not shipped");
  });
  console.log(`${ids.length} orders shipped with their emails in ${rounded(performance.now() - began)} ms`);
  return took;
}

async function measure(size) {
  const folder = throwAwayFolder();
  await end((await startBuiltShop(folder, KEEPER_ENV)).child);
  const began = performance.now();
  await runBuilt("seed", folder, ["--products", String(size), "--orders", String(size)]);
  console.log(`${size} products and orders made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const shop = await startBuiltShop(folder, KEEPER_ENV);
  const ask = await signedIn(shop.url);
  const rows = [];
  for (const [what, name, asked] of LISTS) {
    const call = await callOf(ask, name, asked);
    await call();
    rows.push({ what, ...(await timesOf(CALLS, call)) });
  }
  rows.push({ what: `shipping ${SHIPPED}, in parts of ${PART}`, ...(await ship(ask, folder)) });
  console.table(rows);
  await end(shop.child);
  remove(folder);
}

const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [1_000, 100_000]) await measure(size);
