import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listenToEvents } from "#platform/events/events.ts";
import { anOrderFor, aProduct, checkout, type MadeProduct } from "#tests/makers.ts";
import { aShop, type ServedShop, served, type TestShop } from "#tests/shop.ts";
import { eventually } from "#tests/shop-process.ts";

let shop: TestShop;
let server: ServedShop;
let lavender: MadeProduct;
const heard: { products: string[] | "all"; settings: boolean }[] = [];
const leaving = new AbortController();

beforeAll(async () => {
  shop = await aShop({ env: { TRUSTED_PROXIES: "1" } });
  const events = listenToEvents((shop.pool.options.connectionString ?? "").toString(), shop.log);
  server = await served({ ...shop, events });
  shop.config.shopUrl = server.url;
  const line = await fetch(`${server.url}/live`, { signal: leaving.signal });
  expect(line.headers.get("content-type")).toContain("text/event-stream");
  void listen(line);
  closeChanges = events.close;
  // The line to the database is up when something of it is heard.
  await eventually(
    async () => {
      await shop.pool.query('SELECT pg_notify(\'events\', \'{"kind":"settings","id":"all"}\')');
      return heard.length;
    },
    (count) => count > 0,
  );
});
beforeEach(async () => {
  lavender = await aProduct(shop, { stock: 2 });
  await silence();
});
afterAll(async () => {
  leaving.abort();
  await closeChanges();
  await server.close();
  await shop.close();
});
let closeChanges = async () => {};

async function listen(line: Response): Promise<void> {
  const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const [, data] of part.value.matchAll(/^data: (\{.*\})$/gm)) heard.push(JSON.parse(data ?? "{}"));
  } catch {
    // The test has left.
  }
}

/** Everything published so far has been told when a word of ours comes back. */
async function silence(): Promise<typeof heard> {
  const before = heard.length;
  const word = crypto.randomUUID();
  await shop.pool.query("SELECT pg_notify('events', $1)", [JSON.stringify({ kind: "product", id: word })]);
  await eventually(
    async () => heard.slice(before).some(({ products }) => products === "all" || products.includes(word)),
    (isBack) => isBack,
  );
  return heard
    .slice(before)
    .map(({ products, settings }) => ({
      products: products === "all" ? products : products.filter((id) => id !== word),
      settings,
    }))
    .filter(({ products, settings }) => settings || products.length > 0);
}

it("a new price is published with the product's id", async () => {
  await shop.pool.query("UPDATE products SET price_cents = 2100 WHERE id = $1", [lavender.id]);
  expect(await silence()).toEqual([{ products: [lavender.id], settings: false }]);
});

it("a sale is no news, that the last one is gone is", async () => {
  await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await silence()).toEqual([]);
  await checkout(shop, anOrderFor([[lavender, 1]]));
  expect(await silence()).toEqual([{ products: [lavender.id], settings: false }]);
});

it("many events at once are one message", async () => {
  await shop.pool.query(
    "INSERT INTO products (slug, sku, name, category, price_cents) SELECT 'p-' || n, 'P-' || n, 'P', 'oils', 1 FROM generate_series(1, 60) n",
  );
  expect((await silence()).at(-1)?.products).toBe("all");
});

it("a changed setting is published", async () => {
  await shop.pool.query("INSERT INTO store_settings VALUES ('store_name', 'Lumi')");
  expect(await silence()).toEqual([{ products: [], settings: true }]);
});

it("one network has a hundred streams, and leaves the others to everybody else", async () => {
  const here = new AbortController();
  const listenFrom = (address: string) =>
    fetch(`${server.url}/live`, { signal: here.signal, headers: { "x-forwarded-for": address } });
  const statuses = (await Promise.all(Array.from({ length: 105 }, (_, i) => listenFrom(`2001:db8::${i}`)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await listenFrom("2001:db8:0:1::1")).status).toBe(200);
  here.abort();
});

it("whoever asks for the headers alone takes no stream", async () => {
  const from = { "x-forwarded-for": "192.0.2.7" };
  for (let i = 0; i < 105; i += 1)
    expect((await fetch(`${server.url}/live`, { method: "HEAD", headers: from })).status).toBe(200);
});

it("one customer of an IPv6 provider has four hundred streams over all networks", async () => {
  const here = new AbortController();
  const listenFrom = (network: number) =>
    fetch(`${server.url}/live`, {
      signal: here.signal,
      headers: { "x-forwarded-for": `2001:db8:5:${network.toString(16)}::1` },
    });
  const answers = await Promise.all(Array.from({ length: 405 }, (_, i) => listenFrom(i % 200)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  here.abort();
});
