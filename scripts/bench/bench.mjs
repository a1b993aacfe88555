// Measures the built shop beside its limits: a bare Node server that sends the same bytes, React's renderToString of the
// same trees, the same statements through the bare driver. Prints one table beside the last accepted run, and ends with 1
// where something got worse by more than a tenth, or by half where a clock tells it. Ratios of one run are what counts.
// npm run bench -- [--quick] [--accept] [--products N] [--orders N] [--seconds 5] [--connections 10] [--against URL] [--json FILE]
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import pg from "pg";
import {
  databaseAddress,
  end,
  imagesHaveSizes,
  remove,
  root,
  runBuilt,
  startBuiltShop,
  throwAwayFolder,
} from "../built-shop.mjs";
import { beside } from "./beside.mjs";
import { bareSql, completeCheckouts, measuredStripe } from "./checkouts.mjs";
import { besideAccepted, byTheClock, figure } from "./figures.ts";
import { cpuMs, databaseCpuMs, machine, memoryMb } from "./machine.mjs";
import { KEEPER, requestsOf } from "./requests.mjs";
import { waitsAcrossChanges } from "./stall.mjs";

const text = (standard) => ({ type: "string", default: standard });
const { values: asked } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
    products: text("0"),
    orders: text("1000"),
    seconds: { type: "string" },
    connections: text("10"),
    against: { type: "string" },
    json: text(join(root, ".test/bench.json")),
  },
});
const duration = Number(asked.seconds ?? (asked.quick ? 1 : 5));
const stallSeconds = asked.quick ? 12 : 120;
const connections = Number(asked.connections);
const env = { ADMIN_EMAIL: KEEPER.email, ADMIN_PASSWORD: KEEPER.password };
const acceptedFile = join(root, `scripts/bench/accepted${asked.quick ? "-quick" : ""}.json`);

/** The build of the measured shop has what the rendering is compared with besides. @returns how long it took, in seconds */
function build() {
  const began = performance.now();
  const made = spawnSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", BENCH: "1" },
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return (performance.now() - began) / 1000;
}

async function asOwner(work) {
  const database = new pg.Client(databaseAddress(folder));
  await database.connect();
  const result = await work(database);
  await database.end();
  return result;
}

/** The first page over the wire, in kB of brotli, and the modules of a shop in use, in MB. */
async function weights(url) {
  const html = await (await fetch(url)).text();
  const paths = new Set([...html.matchAll(/"?(\/assets\/(?!manifest-)[\w.-]+\.(?:js|css))/g)].map(([, path]) => path));
  const bytes = { html: brotliCompressSync(html).length, js: 0, css: 0 };
  for (const path of paths) {
    const file = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    bytes[path.endsWith(".js") ? "js" : "css"] += brotliCompressSync(file).length;
  }
  const listed = spawnSync("npm", ["ls", "--all", "--omit=dev", "--parseable"], { cwd: root, encoding: "utf8" }).stdout;
  const folders = listed.split("\n").filter((path) => path.includes("node_modules"));
  const sizes = execFileSync("du", ["-sk", "--exclude=node_modules", ...folders], { cwd: "/", encoding: "utf8" });
  const modules = sizes.split("\n").reduce((sum, line) => sum + Number.parseInt(line || "0", 10), 0);
  return [
    figure("HTML of the first page", bytes.html / 1000, "kB"),
    figure("scripts of the first page", bytes.js / 1000, "kB"),
    figure("styles of the first page", bytes.css / 1000, "kB"),
    figure("modules of a shop in use", modules / 1024, "MB"),
  ];
}

/** What one visit costs the process where nothing is stored, one after the other, beside React alone on the same tree. */
async function unstored(pages) {
  const shop = await startBuiltShop(folder, { ...env, PAGE_CACHE_MB: "0" });
  const limits = await promisify(execFile)(
    process.execPath,
    [join(root, "build/server/render-limit.js"), String(duration), ...Object.values(pages)],
    { env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" } },
  );
  const limitOf = new Map(
    limits.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .map((limit) => [limit.path, limit]),
  );
  const figures = [];
  for (const [name, path] of Object.entries(pages)) {
    // Unpacked, as the limit is.
    const visit = async () => (await fetch(shop.url + path, { headers: { "accept-encoding": "identity" } })).text();
    for (let i = 0; i < 50; i += 1) await visit();
    const until = performance.now() + duration * 1000;
    const before = cpuMs(shop.child.pid);
    let visits = 0;
    for (; performance.now() < until; visits += 1) await visit();
    const cpu = (cpuMs(shop.child.pid) - before) / visits;
    const { pageCpuMs, renderCpuMs, statements } = limitOf.get(path);
    figures.push(
      figure(`${name}, not stored: CPU of a visit`, cpu, "ms", renderCpuMs),
      figure(`${name}, not stored: CPU of making it`, pageCpuMs, "ms", renderCpuMs),
      figure(`${name}, not stored: statements`, statements, "each"),
    );
  }
  await end(shop.child);
  return figures;
}

const LEFT_TO_SEND = "SELECT FROM emails WHERE state IN ('queued', 'sending')";
const STATEMENTS = "SELECT sum(calls)::int AS calls FROM pg_stat_statements WHERE toplevel AND query !~ 'jobs\\.'";

/** The same shop, paid through Stripe as the emulator plays it, until each email is sent. `unit` is what the bare server needs for a page. */
async function purchases({ product, checkout }, unit) {
  appendFileSync(join(folder, "postgres/postgresql.auto.conf"), "shared_preload_libraries = 'pg_stat_statements'\n");
  const stripe = await measuredStripe();
  const { url, child } = await startBuiltShop(folder, { ...env, ...stripe.env });
  await asOwner((database) => database.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements"));
  const load = { buyers: connections, seconds: duration };
  const buy = async (seconds) => {
    const bought = await completeCheckouts({ shop: { url }, stripe, order: checkout.body, ...load, seconds });
    await asOwner(async (database) => {
      while ((await database.query(LEFT_TO_SEND)).rowCount > 0) await pause(50);
    });
    return bought;
  };
  await buy(1);
  await asOwner((database) => database.query("SELECT pg_stat_statements_reset()"));
  const before = { web: cpuMs(child.pid), database: databaseCpuMs(folder) };
  const { count, aSecond, checkout: ordered, webhook } = await buy(duration);
  const [web, database] = [cpuMs(child.pid) - before.web, databaseCpuMs(folder) - before.database];
  const { calls } = (await asOwner((client) => client.query(STATEMENTS))).rows[0];
  const pool = new pg.Pool({ ...databaseAddress(folder), max: connections });
  const bare = await bareSql({ pool, productId: product.id, ...load });
  await pool.end();
  await end(child);
  await stripe.close();
  return [
    byTheClock("purchases, paid", aSecond, "a second", bare),
    figure("purchase: CPU of the web process", web / count, "ms", unit),
    figure("purchase: CPU of PostgreSQL", database / count, "ms", unit),
    figure("purchase: statements until its email is sent", calls / count, "each"),
    byTheClock("checkout, p50", ordered.p50, "ms", unit),
    byTheClock("checkout, p99 beside p50", ordered.p99, "ms", ordered.p50),
    byTheClock("payment event, p50", webhook.p50, "ms", unit),
    byTheClock("payment event, p99 beside p50", webhook.p99, "ms", webhook.p50),
  ];
}

const figures = [];
const buildSeconds = build();
const folder = throwAwayFolder();
const first = await startBuiltShop(folder, env);
if (asked.quick)
  await asOwner((database) => database.query("UPDATE images SET sizes_begun_at = now() + interval '1 day'"));
await end(first.child);
await runBuilt("seed", folder, ["--products", asked.products, "--orders", asked.orders]);
const shop = await startBuiltShop(folder, env);
const atRest = memoryMb(shop.child.pid);
figures.push(...(await weights(shop.url)));
if (!asked.quick) await imagesHaveSizes(shop.url);
const { rows: requests, pages, ...goods } = await requestsOf(shop.url, folder);
const measured = { shop: { url: shop.url, pid: shop.child.pid }, against: asked.against, connections, duration };
const rows = [];
for (const [name, request] of requests) rows.push(await beside(name, request, measured));
const unit = rows[0]["bare CPU ms"];
for (const row of rows)
  figures.push(
    byTheClock(row.name, row["shop req/s"], "a second", row["bare req/s"]),
    figure(`${row.name}: CPU`, row["CPU ms"], "ms", row["bare CPU ms"]),
  );
const waits = await waitsAcrossChanges({ url: shop.url, folder, seconds: stallSeconds, connections });
figures.push(
  byTheClock("list across changes, p99 beside p50", waits.p99, "ms", waits.p50),
  figure("memory at rest", atRest, "MB"),
  figure("memory after load", memoryMb(shop.child.pid), "MB"),
  byTheClock("build", buildSeconds, "s", unit),
  byTheClock("first start to the first page", first.readyMs / 1000, "s", unit),
  byTheClock("later start to the first page", shop.readyMs / 1000, "s", unit),
);
await end(shop.child);
figures.push(...(await unstored(pages)), ...(await purchases(goods, unit)));
remove(folder);

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
const { json: _json, ...wanted } = asked;
const run = { date: new Date().toISOString(), commit, machine: machine(), asked: wanted, figures };
const accepted = existsSync(acceptedFile) ? JSON.parse(readFileSync(acceptedFile, "utf8")) : { figures: [] };
const { rows: table, worse } = besideAccepted(figures, accepted.figures);
console.table(table);
for (const file of [resolve(asked.json), ...(asked.accept ? [acceptedFile] : [])]) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(file === acceptedFile ? run : { ...run, requests: rows, waits }, null, 2)}\n`);
  console.log(`Also as JSON: ${file}`);
}
if (accepted.commit) console.log(`Compared with ${accepted.commit} of ${accepted.date.slice(0, 10)}, by ratios.`);
if (worse.length > 0) console.log(`Worse than it may be:\n  ${worse.join("\n  ")}`);
process.exit(worse.length > 0 && !asked.accept ? 1 : 0);
