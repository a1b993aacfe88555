// What pages and functions cost the database, in statements, time and blocks read, in a small shop and in a large one side by side.
// npm run bench:plans [100 100000 | /a/data/folder ...]

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { callOf, KEEPER_ENV, LISTS, signedIn } from "./admin-calls.mjs";
import { databaseAddress, end, remove, runBuilt, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";

const CALLS = Number(process.env.BENCH_CALLS ?? 15);
/** Only calls whose names match, such as `^(list|product)$`. */
const WANTED = new RegExp(process.env.BENCH_CALLS_MATCHING ?? "");
const TICKS_A_SECOND = 100;

/** Asked with HEAD: made like any other answer, but never kept. */
const PAGES = [
  ["home", () => "/"],
  ["list", () => "/products"],
  ["list of oils", () => "/products?category=oils"],
  ["list, 50 pages long", () => "/products?pages=50"],
  ["product", ({ product }) => `/products/${product}`],
  ["blog", () => "/blog"],
  ["site map", () => "/sitemap/products-1.xml"],
];

const MORE_LISTS = [
  ["products, by change", "admin-products", "sort=changed"],
  ["products, new ones", "admin-products", "isNew=true"],
  ["products, reduced ones", "admin-products", "discounted=true"],
  ["products, in any state", "admin-products", "state=all"],
  ["products, least stock first", "admin-products", "sort=stock"],
  ["orders, by a whole name", "admin-orders", "search=mari kask"],
  ["orders, by an e-mail address", "admin-orders", "search=mari.kask.1"],
  ["orders, refunded", "admin-orders", "payment=refunded"],
  ["orders, refunded, last page", "admin-orders", "payment=refunded&page=last"],
  ["orders, to be looked at", "admin-orders", "review_flag=yes"],
  ["orders, by customer", "admin-orders", "sort=customer&direction=asc"],
  ["orders, by status", "admin-orders", "sort=status"],
  ["orders, by number", "admin-orders", "sort=number"],
  ["orders, page 400", "admin-orders", "page=400"],
  ["orders, delivered, last page", "admin-orders", "status=delivered&page=last"],
  ["orders to choose together", "admin-orders-selection", "status=delivered"],
  ["shipments, shipped", "admin-shipments", "show=shipped"],
  ["shipments, all", "admin-shipments", ""],
  ["customers", "admin-customers", ""],
  ["customers, last page", "admin-customers", "page=last"],
  ["customers, by name", "admin-customers", "sort=name&direction=asc"],
  ["customers, by how often", "admin-customers", "sort=orders&direction=desc"],
  ["customers, who bought last", "admin-customers", "sort=last&direction=desc"],
  ["customers, who spent least", "admin-customers", "sort=spent&direction=desc&page=last"],
  ["subscribers", "fetch_subscribers", ""],
  ["subscribers, last page", "fetch_subscribers", "page=last"],
  ["subscribers, searched", "fetch_subscribers", "search=liis"],
  ["subscribers, unconfirmed", "fetch_subscribers", "status=unconfirmed"],
  ["audit log", "admin-audit", ""],
  ["audit log, searched", "admin-audit", "search=refund"],
  ["audit log, nothing found", "admin-audit", "search=zzzz"],
  ["emails", "admin-emails", ""],
  ["emails, searched", "admin-emails", "search=kask.1"],
  ["emails, dead", "admin-emails", "state=dead"],
  ["campaigns", "fetch_campaigns", ""],
  ["articles", "admin-blog", ""],
];

const rounded = (number) => Number(number.toFixed(1));

async function open(place) {
  const isKept = existsSync(place);
  const folder = isKept ? place : throwAwayFolder();
  if (!isKept) {
    await end((await startBuiltShop(folder, KEEPER_ENV)).child);
    await runBuilt("seed", folder, ["--products", place, "--orders", place]);
  }
  const settings = join(folder, "postgres/postgresql.auto.conf");
  if (!readFileSync(settings, "utf8").includes("pg_stat_statements"))
    appendFileSync(settings, "shared_preload_libraries = 'pg_stat_statements'\n");
  const shop = await startBuiltShop(folder, KEEPER_ENV);
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  await database.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  if (!isKept) await database.query("VACUUM ANALYZE");
  const ask = await signedIn(shop.url);
  const { products } = await ask("GET", "admin-products");
  const known = { product: products[0].id };
  const close = async () => {
    await database.end();
    await end(shop.child);
    if (!isKept) remove(folder);
  };
  return { place, shop, database, ask, known, close };
}

/** What the process has used of the processor, in ms. */
function processorMs(pid) {
  const [, fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return ((user + system) / TICKS_A_SECOND) * 1000;
}

/** The queue of jobs and the outbox look by themselves; what they ask is not the visitor's. */
const SPENT = `
  SELECT coalesce(sum(calls), 0)::float AS calls, coalesce(sum(total_exec_time), 0)::float AS ms,
         coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float AS blocks,
         coalesce(sum(temp_blks_written), 0)::float AS temp
  FROM pg_stat_statements WHERE toplevel AND query !~ '(pg_stat_statements|pg_notify|jobs\\.|claimed_until)'`;

/** Means of a call, all but the first, which reads from disk. */
async function costOf({ database, shop }, call) {
  await call();
  await database.query("SELECT pg_stat_statements_reset()");
  const [began, busy] = [performance.now(), processorMs(shop.child.pid)];
  for (let i = 0; i < CALLS; i += 1) await call();
  const [whole, processor] = [performance.now() - began, processorMs(shop.child.pid) - busy];
  const { rows } = await database.query(SPENT);
  const { calls, ms, blocks, temp } = rows[0];
  return {
    statements: rounded(calls / CALLS),
    "database ms": rounded(ms / CALLS),
    blocks: Math.round(blocks / CALLS),
    "blocks to disk": Math.round(temp / CALLS),
    "processor ms": rounded(processor / CALLS),
    "whole ms": rounded(whole / CALLS),
  };
}

async function page({ shop, known, database }, addressOf) {
  await database.query(`SELECT pg_notify('events', '{"kind":"settings","id":"all"}')`);
  const answer = await fetch(shop.url + addressOf(known), { method: "HEAD" });
  if (answer.status !== 200) throw new Error(`HEAD ${addressOf(known)}: ${answer.status}`);
}

async function* calls(stage) {
  const wanted = ([what]) => WANTED.test(what);
  for (const [what, addressOf] of PAGES.filter(wanted)) yield [what, () => page(stage, addressOf)];
  for (const [what, name, asked] of [...LISTS, ...MORE_LISTS].filter(wanted))
    yield [what, await callOf(stage.ask, name, asked)];
}

/** Call by call in all shops, so that other load affects all of them alike. */
const places = process.argv.slice(2);
const stages = [];
for (const place of places.length > 0 ? places : ["100", "100000"]) stages.push(await open(place));
const tables = stages.map(() => ({}));
const walks = stages.map(calls);
for (;;) {
  const next = await Promise.all(walks.map((walk) => walk.next()));
  if (next.some(({ done }) => done)) break;
  for (const [
    i,
    {
      value: [what, call],
    },
  ] of next.entries())
    tables[i][what] = await costOf(stages[i], call);
}
for (const [i, { place }] of stages.entries()) {
  console.log(`\n${place}`);
  console.table(tables[i]);
}
if (stages.length > 1) {
  const [small, large] = [tables[0], tables.at(-1)];
  const both = (costs) => costs["database ms"] + costs["processor ms"];
  const ratios = PAGES.flatMap(([endpoint]) => {
    if (!large[endpoint]) return [];
    const ratio = (figure) => rounded(figure(large[endpoint]) / figure(small[endpoint]));
    return [
      [
        endpoint,
        {
          "database ms": ratio((costs) => costs["database ms"]),
          blocks: ratio(({ blocks }) => blocks),
          "processor ms": ratio((costs) => costs["processor ms"]),
          "database and processor": ratio(both),
        },
      ],
    ];
  });
  console.log("\nThe large shop against the small one, how many times as much");
  console.table(Object.fromEntries(ratios));
}
for (const stage of stages) await stage.close();
