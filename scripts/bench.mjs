// Measures the built shop beside a bare Node server that sends the same bytes: requests a second, p50 and p99, in one run.
// BENCH_SECONDS=5 BENCH_CONNECTIONS=10 npm run bench
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import pg from "pg";
import { bareSql, completeCheckouts, measuredStripe } from "./bench-checkouts.mjs";
import { databaseAddress, end, remove, startBuiltShop, throwAwayFolder } from "./built-shop.mjs";

const duration = Number(process.env.BENCH_SECONDS ?? 5);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 10);

const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** The limit: the same bytes and headers from memory. In a process of its own, so that it does not share the load's. */
async function startBare(answer) {
  const program = `
    const { createServer } = require("node:http");
    const { status, body, headers } = JSON.parse(process.env.ANSWER);
    const bytes = Buffer.from(body);
    const length = status === 304 ? {} : { "content-length": bytes.length };
    createServer((_, response) => response.writeHead(status, { ...headers, ...length }).end(bytes))
      .listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ["-e", program], {
    env: { ...process.env, ANSWER: JSON.stringify(answer) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((found) => child.stdout.once("data", (chunk) => found(String(chunk).trim())));
  return { url: `http://127.0.0.1:${port}`, child };
}

const loaded = (options) => autocannon({ connections, duration, ...options });

async function beside(name, url, options = { method: "GET" }) {
  const answer = await fetch(url, { method: options.method, headers: options.headers, body: options.body });
  const body = await answer.text();
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([key]) => !["connection", "keep-alive", "date", "content-length", "transfer-encoding"].includes(key),
    ),
  );
  const bare = await startBare({ status: answer.status, body, headers });
  const shop = await loaded({ url, ...options });
  const limit = await loaded({ url: bare.url, method: options.method, headers: options.headers, body: options.body });
  await end(bare.child);
  return {
    page: name,
    "bytes (brotli)": brotliCompressSync(body).length,
    "shop req/s": Math.round(shop.requests.average),
    "bare req/s": Math.round(limit.requests.average),
    ratio: Number((shop.requests.average / limit.requests.average).toFixed(3)),
    "p50 ms": shop.latency.p50,
    "p99 ms": shop.latency.p99,
    unexpected: shop.requests.total - (shop.statusCodeStats[answer.status]?.count ?? 0),
  };
}

function checkoutOf({ id, name, price }) {
  return {
    items: [{ id, name, price, quantity: 1, category: "diffusers", discount_percentage: 0 }],
    customer: {
      firstName: "Mari",
      lastName: "Maasikas",
      email: "mari@example.com",
      address: "Pikk 1",
      city: "Tallinn",
      zip: "10115",
      phone: "+37251234567",
    },
    delivery: { method: "courier", country: null, parcelMachineId: null, mainDeliveryCountry: "EE" },
    totalAmount: Math.round((price + 8.99) * 100) / 100,
  };
}

async function weights(url) {
  const html = await (await fetch(url)).text();
  const files = [
    ...new Set([...html.matchAll(/"?(\/assets\/(?!manifest-)[\w.-]+\.(?:js|css))/g)].map(([, path]) => path)),
  ];
  const sizes = { html: brotliCompressSync(html).length, js: 0, css: 0 };
  for (const path of files) {
    const bytes = brotliCompressSync(Buffer.from(await (await fetch(url + path)).arrayBuffer())).length;
    sizes[path.endsWith(".js") ? "js" : "css"] += bytes;
  }
  return sizes;
}

const folder = throwAwayFolder();
let shop = await startBuiltShop(folder);
console.log(`first start to first page: ${shop.readyMs.toFixed(0)} ms`);
await end(shop.child);
shop = await startBuiltShop(folder);
console.log(`later start to first page: ${shop.readyMs.toFixed(0)} ms`);
console.log(`memory at rest: ${memoryMb(shop.child.pid).toFixed(0)} MB`);
console.log("first page over the wire, brotli:", await weights(shop.url));

const list = await (await fetch(`${shop.url}/products`)).text();
const id = /\/products\/([0-9a-f-]{36})/.exec(list)?.[1];
const slug = /\/blog\/([a-z0-9-]+)"/.exec(await (await fetch(`${shop.url}/blog`)).text())?.[1];
const etag = (await fetch(`${shop.url}/products`)).headers.get("etag") ?? "";
const rows = [
  await beside("home", `${shop.url}/`),
  await beside("list", `${shop.url}/products`),
  await beside("list, asked again (304)", `${shop.url}/products`, {
    method: "GET",
    headers: { "if-none-match": etag },
  }),
  await beside("list, on navigation", `${shop.url}/products.data`),
  await beside("product", `${shop.url}/products/${id}`),
  await beside("article", `${shop.url}/blog/${slug}`),
  await beside("parcel machines of EE", `${shop.url}/functions/v1/parcel-machines?country=EE`),
];
// Every attempt is a browser of its own and holds a piece; what is sold out is refused, which costs less, so stock comes first.
const database = new pg.Client(databaseAddress(folder));
await database.connect();
const { rows: found } = await database.query(
  "UPDATE stock_levels SET available = 10000000 FROM products p WHERE p.id = product_id AND p.slug = 'amber-stone-diffuser' RETURNING p.id, p.name, p.price_cents / 100.0 AS price",
);
await database.end();
const body = JSON.stringify(checkoutOf({ ...found[0], price: Number(found[0].price) }));
rows.push(
  await beside("checkout", `${shop.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  }),
);
console.table(rows);
console.log(`memory after load: ${memoryMb(shop.child.pid).toFixed(0)} MB`);
await end(shop.child);

// Complete purchases: the same shop, paid through Stripe as the emulator plays it.
const stripe = await measuredStripe();
shop = await startBuiltShop(folder, stripe.env);
const load = { buyers: connections, seconds: duration };
await completeCheckouts({ shopUrl: shop.url, stripe, order: body, ...load, seconds: 1 });
const purchases = await completeCheckouts({ shopUrl: shop.url, stripe, order: body, ...load });
const pool = new pg.Pool({ ...databaseAddress(folder), max: connections });
await pool.query(
  "CREATE TABLE bench_notes (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), product_id uuid, words text)",
);
console.table([{ ...purchases, ...(await bareSql({ pool, productId: found[0].id, ...load })) }]);
await pool.end();
await end(shop.child);
await stripe.close();
remove(folder);
