// Measures the built shop beside its limits: a bare Node server that sends the same bytes, React's renderToString of the
// same trees, the same statements through the bare driver. Ratios of one run are what counts.
// npm run bench -- [--products N] [--orders N] [--seconds 5] [--connections 10] [--against URL] [--json FILE]
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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
import { beside, rounded } from "./beside.mjs";
import { bareSql, completeCheckouts, measuredStripe } from "./checkouts.mjs";
import { cpuMs, memoryMb } from "./machine.mjs";
import { KEEPER, requestsOf } from "./requests.mjs";

const text = (standard) => ({ type: "string", default: standard });
const { values: asked } = parseArgs({
  options: {
    products: text("0"),
    orders: text("1000"),
    seconds: text("5"),
    connections: text("10"),
    against: { type: "string" },
    json: text(join(root, ".test/bench.json")),
  },
});
const duration = Number(asked.seconds);
const connections = Number(asked.connections);
const env = { ADMIN_EMAIL: KEEPER.email, ADMIN_PASSWORD: KEEPER.password };

/** The build of the measured shop has what the rendering is compared with besides. @returns how long it took, in ms */
function build() {
  const began = performance.now();
  const made = spawnSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", BENCH: "1" },
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return performance.now() - began;
}

async function weights(url) {
  const html = await (await fetch(url)).text();
  const paths = new Set([...html.matchAll(/"?(\/assets\/(?!manifest-)[\w.-]+\.(?:js|css))/g)].map(([, path]) => path));
  const bytes = { html: brotliCompressSync(html).length, js: 0, css: 0 };
  for (const path of paths) {
    const file = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    bytes[path.endsWith(".js") ? "js" : "css"] += brotliCompressSync(file).length;
  }
  return bytes;
}

/** Pages that are made anew for each visit, one visit after the other: what one costs the process. */
async function unstored(pages) {
  const shop = await startBuiltShop(folder, { ...env, PAGE_CACHE_MB: "0" });
  const limits = await promisify(execFile)(
    process.execPath,
    [join(root, "build/server/render-limit.js"), String(duration), ...Object.values(pages)],
    { env: { ...process.env, NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" } },
  );
  const limitOf = Object.fromEntries(
    limits.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .map((limit) => [limit.path, limit]),
  );
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    // Unpacked, as the limit is.
    const visit = async () => (await fetch(shop.url + path, { headers: { "accept-encoding": "identity" } })).text();
    for (let i = 0; i < 50; i += 1) await visit();
    const until = performance.now() + duration * 1000;
    const before = cpuMs(shop.child.pid);
    let visits = 0;
    for (; performance.now() < until; visits += 1) await visit();
    const cpu = (cpuMs(shop.child.pid) - before) / visits;
    const { pageCpuMs, renderCpuMs, sqlCpuMs, statements } = limitOf[path];
    rows.push({
      page: name,
      "CPU ms of a visit": rounded(cpu, 2),
      "CPU ms of making it": rounded(pageCpuMs, 2),
      "renderToString CPU ms": rounded(renderCpuMs, 2),
      "visit / renderToString": rounded(cpu / renderCpuMs, 2),
      statements,
      "their CPU ms, bare driver": rounded(sqlCpuMs, 2),
    });
  }
  await end(shop.child);
  return rows;
}

/** The same shop, paid through Stripe as the emulator plays it. */
async function purchases({ product, checkout }) {
  const stripe = await measuredStripe();
  const { url, child } = await startBuiltShop(folder, { ...env, ...stripe.env });
  const load = { buyers: connections, seconds: duration };
  const buy = (seconds) =>
    completeCheckouts({ shop: { url, pid: child.pid }, stripe, order: checkout.body, ...load, seconds });
  await buy(1);
  const row = await buy(duration);
  const pool = new pg.Pool({ ...databaseAddress(folder), max: connections });
  await pool.query(
    "CREATE TABLE bench_notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), product_id uuid, words text)",
  );
  const limit = await bareSql({ pool, productId: product.id, ...load });
  await pool.end();
  await end(child);
  await stripe.close();
  return { ...row, ...limit };
}

function show(title, table) {
  console.log(`\n${title}`);
  console.table(table);
}

const buildMs = build();
const folder = throwAwayFolder();
const first = await startBuiltShop(folder, env);
await end(first.child);
await runBuilt("seed", folder, ["--products", asked.products, "--orders", asked.orders]);
const shop = await startBuiltShop(folder, env);
const figures = {
  "build s": rounded(buildMs / 1000),
  "first start to the first page s": rounded(first.readyMs / 1000),
  "later start to the first page s": rounded(shop.readyMs / 1000),
  "memory at rest MB": memoryMb(shop.child.pid),
};
const weight = await weights(shop.url);
await imagesHaveSizes(shop.url);
const { rows: requests, pages, ...goods } = await requestsOf(shop.url, folder);
const measured = { shop: { url: shop.url, pid: shop.child.pid }, against: asked.against, connections, duration };
const rows = [];
for (const [name, request] of requests) rows.push(await beside(name, request, measured));
figures["memory after load MB"] = memoryMb(shop.child.pid);
await end(shop.child);

const result = { requests: rows, notStored: await unstored(pages), purchase: await purchases(goods), figures, weight };
remove(folder);
show(`Requests, ${connections} connections, ${duration} s each`, rows);
show("Pages that are not stored, one visit after the other", result.notStored);
show("Complete purchases through the payment provider", [result.purchase]);
show("The process", [figures]);
show("First page over the wire, brotli, bytes", [weight]);
const file = resolve(asked.json);
mkdirSync(dirname(file), { recursive: true });
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
writeFileSync(file, JSON.stringify({ version, node: process.version, asked, ...result }, null, 2));
console.log(`\nAlso as JSON: ${file}`);
