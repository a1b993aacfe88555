// How long searches take in a shop of PRODUCTS products (100,000) whose search knows WORDS words (50,000): some alone, and a mix of
// different ones by ten at once, beside a plain ILIKE of the names: all at once, in the pool that lets so many pages ask at once, and as
// pages ask, with stored answers. FOLDER keeps the shop for the next run, as it takes minutes to fill.
// npm run build && npm run bench:search
import { existsSync } from "node:fs";
import { readSearch } from "#features/search/search-query.ts";
import { knownSearch } from "#features/search/server/known-searches.ts";
import { searchShop } from "#features/search/server/shop-search.ts";
import { openPools } from "#http/concurrency-limits.ts";
import { openDatabase } from "#platform/database/database.ts";
import { listenToEvents } from "#platform/events/events.ts";
import { openLog } from "#platform/log/log.ts";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "../built-shop.mjs";
import { databaseCpuMs, machine } from "./machine.mjs";
import { mixedQueries, NAMED, SINGLE_QUERIES } from "./search-queries.mjs";

const PRODUCTS = Number(process.env.PRODUCTS ?? 100_000);
const WORDS = Number(process.env.WORDS ?? 50_000);
const AT_ONCE = 10;
const TIMES_ALONE = 30;
/** Of the whole mix, by each of those who search at once. */
const ROUNDS = Number(process.env.ROUNDS ?? 4);

const folder = process.env.FOLDER ?? throwAwayFolder();
if (!existsSync(`${folder}/postgres`)) {
  const begun = await startBuiltShop(folder);
  await end(begun.child);
  await runBuilt("seed", folder, ["--products", String(PRODUCTS)]);
}
const shop = await startBuiltShop(folder);
const { host, port, user, password, database } = databaseAddress(folder);
const url = `postgres://${user}:${password}@${host}:${port}/${database}`;
const log = openLog("silent");
// As pages are rendered: each connection plans a statement once.
const { prepared: db, pool, close } = openDatabase({ url, connections: AT_ONCE, log });
const events = listenToEvents(url, log);

// Words that no product has, as a shop of many titles would know them.
const SYLLABLES =
  "ba be bo bra ca ce co cle da de di dro fa fe fli fo ga ge glo gu ha he hi ho ja jo ka ke kri la le li lo ma me mi mo na ne no pa pe pla pro ra re ri ro sa se sti so ta te ti tro va ve vi wa".split(
    " ",
  );
await pool.query(
  `INSERT INTO search_words SELECT s[1 + n % 60] || s[1 + n / 60 % 60] || s[1 + (n * 7 + n / 3600) % 60] || s[1 + n * 13 % 60]
   FROM (SELECT $1::text[] AS s) AS syllables, generate_series(0, $2::int - 1) AS n ON CONFLICT DO NOTHING`,
  [SYLLABLES, WORDS],
);
// As the shop does once a day.
await pool.query("SELECT refresh_frequent_words()");
const owner = await pool.connect();
await owner.query("SET statement_timeout = 0");
await owner.query("VACUUM ANALYZE");
owner.release(true);

const { rows: named } = await pool.query("SELECT name FROM products WHERE sku = ANY ($1) ORDER BY sku", [NAMED]);
const MIXED_QUERIES = mixedQueries(named.map(({ name }) => name));

const queryOf = (text) => readSearch(new URLSearchParams({ q: text }));
const search = (text) => searchShop(db, queryOf(text));
const { browsing } = openPools();
const inTurn = (text) => browsing.during(() => search(text));
const known = (text) => browsing.during(() => knownSearch({ db, events }, queryOf(text)));
const plain = (text) =>
  pool.query(
    "SELECT id FROM products WHERE retired_at IS NULL AND name ILIKE '%' || $1 || '%' ORDER BY created_at DESC LIMIT 24",
    [text],
  );

/** In ms, one after the other. */
async function timesOf(act, texts) {
  const times = [];
  for (const text of texts) {
    const began = performance.now();
    await act(text);
    times.push({ text, ms: performance.now() - began });
  }
  return times;
}

const rounded = (ms) => Number(ms.toFixed(1));
function told(times) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    "p50 ms": rounded(sorted[Math.floor(sorted.length / 2)]),
    "p99 ms": rounded(sorted[Math.floor(sorted.length * 0.99)]),
  };
}

/** With the time of the processor, in ms a search: of this process, and of PostgreSQL. */
async function measured(run) {
  const [own, before] = [process.cpuUsage(), databaseCpuMs(folder)];
  const times = await run();
  const { user, system } = process.cpuUsage(own);
  return {
    times,
    row: {
      ...told(times),
      "CPU ms": rounded((user + system) / 1000 / times.length),
      "CPU ms of PostgreSQL": rounded((databaseCpuMs(folder) - before) / times.length),
    },
  };
}

/** The mix in another order for each of those who search. */
const turned = (at) => {
  const from = Math.floor((MIXED_QUERIES.length * at) / AT_ONCE);
  return [...MIXED_QUERIES.slice(from), ...MIXED_QUERIES.slice(0, from)];
};
const atOnce = (act) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => timesOf(act, Array.from({ length: ROUNDS }, () => turned(at)).flat())),
  ).then((all) => all.flat());

const table = {};
for (const query of SINGLE_QUERIES) {
  const times = (count) => Array.from({ length: count }, () => query);
  await timesOf(search, times(6));
  table[query] = {
    ...(await measured(() => timesOf(search, times(TIMES_ALONE)))).row,
    "ILIKE p50 ms": told(await timesOf(plain, times(5)))["p50 ms"],
  };
}
// Each connection has planned its statements.
await Promise.all(Array.from({ length: AT_ONCE }, () => timesOf(search, SINGLE_QUERIES)));
const mixed = await measured(() => atOnce(search));
table[`${AT_ONCE} at once: search`] = mixed.row;
table[`${AT_ONCE} at once: search, in the pool of pages`] = (await measured(() => atOnce(inTurn))).row;
table[`${AT_ONCE} at once: as pages ask`] = (await measured(() => atOnce(known))).row;
if (!process.env.NO_ILIKE) table[`${AT_ONCE} at once: ILIKE`] = (await measured(() => atOnce(plain))).row;
console.table(table);
const slowest = Map.groupBy(mixed.times, ({ text }) => text);
console.log(
  `Slowest of ${MIXED_QUERIES.length} different queries, p50 ms:`,
  [...slowest]
    .map(([text, times]) => [text, told(times)["p50 ms"]])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([text, ms]) => `${text} ${ms}`)
    .join(", "),
);
console.log(machine());
await events.close();
await close();
await end(shop.child);
if (!process.env.FOLDER) remove(folder);
