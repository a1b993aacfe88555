// How long searches take, by ten at once and by one, beside a plain ILIKE of the names, in a shop of PRODUCTS products (100,000).
// npm run bench:search
import { readSearch } from "#features/search/search-query.ts";
import { searchShop } from "#features/search/server/shop-search.ts";
import { openDatabase } from "#platform/database/database.ts";
import { openLog } from "#platform/log/log.ts";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { databaseCpuMs } from "./machine.mjs";

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const AT_ONCE = 10;
const TIMES = 20;
const QUERIES = [
  ...[
    "lavander oil",
    "calm diffuser",
    "oil",
    "walnut",
    "smoke glas",
    "lemon",
    "mentha",
    "bergamot oil",
    "duftsteine",
    "gift",
  ],
  ...["l", "seed-004711", "xyzzy", "calm diffuser 4711", "the walnut stand for oil"],
];

const folder = throwAwayFolder();
const begun = await startBuiltShop(folder);
await end(begun.child);
await runBuilt("seed", folder, ["--products", String(PRODUCTS)]);
const shop = await startBuiltShop(folder);
const { host, port, user, password, database } = databaseAddress(folder);
const url = `postgres://${user}:${password}@${host}:${port}/${database}`;
// As pages are rendered: each connection plans a statement once.
const { prepared: db, pool, close } = openDatabase({ url, connections: AT_ONCE, log: openLog("silent") });
await pool.query("VACUUM ANALYZE");

const search = (text) => searchShop(db, readSearch(new URLSearchParams({ q: text })));
const plain = (text) =>
  pool.query(
    "SELECT id FROM products WHERE retired_at IS NULL AND name ILIKE '%' || $1 || '%' ORDER BY created_at DESC LIMIT 24",
    [text],
  );

/** In ms, the shortest first. */
async function timesOf(act, texts) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1)
    for (const text of texts) {
      const began = performance.now();
      await act(text);
      times.push(performance.now() - began);
    }
  return times.toSorted((a, b) => a - b);
}

const told = (times) => ({
  "p50 ms": Number(times[Math.floor(times.length / 2)].toFixed(1)),
  "p99 ms": Number(times[Math.floor(times.length * 0.99)].toFixed(1)),
});
/** Of the processor, in ms a search: this process, and PostgreSQL. */
async function costOf(act, text) {
  const [own, database] = [process.cpuUsage(), databaseCpuMs(folder)];
  for (let time = 0; time < TIMES; time += 1) await act(text);
  const { user, system } = process.cpuUsage(own);
  const each = (ms) => Number((ms / TIMES).toFixed(1));
  return { "CPU ms": each((user + system) / 1000), "CPU ms of PostgreSQL": each(databaseCpuMs(folder) - database) };
}

const table = {};
for (const query of QUERIES)
  table[query] = {
    ...told(await timesOf(search, [query])),
    ...(await costOf(search, query)),
    "ILIKE p50 ms": told(await timesOf(plain, [query]))["p50 ms"],
  };
for (const [name, act] of [
  ["search", search],
  ["ILIKE", plain],
]) {
  const times = await Promise.all(Array.from({ length: AT_ONCE }, () => timesOf(act, QUERIES)));
  table[`${AT_ONCE} at once: ${name}`] = told(times.flat().toSorted((a, b) => a - b));
}
console.table(table);
await close();
await end(shop.child);
remove(folder);
