import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import type { PageContext } from "#http/page-context.ts";
import { openLog } from "#platform/log/log.ts";
import { anOrderFor, aProduct } from "#tests/makers.ts";
import { aShop, served, servedShopOfFile, type TestShop } from "#tests/shop.ts";
import { allEndpoints } from "./endpoints.ts";
import { createApp } from "./server.ts";

const lines: string[] = [];
const shop = await servedShopOfFile({
  log: openLog("trace", { write: (line) => lines.push(line) }),
  env: { LIMIT_CHECKOUTS: "5" },
});

const JSON_TYPE = { "content-type": "application/json" };
const call = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, init);
const order = (body: BodyInit, headers: Record<string, string> = {}) =>
  call("/functions/v1/stripe-checkout", { method: "POST", body, headers: { ...JSON_TYPE, ...headers } });

describe("every failure has the same shape", () => {
  it.each([
    ["no JSON", "{", 400, "The body is not valid JSON."],
    ["an empty body", "", 400, "Validation failed"],
    ["a NUL character", JSON.stringify({ items: ["\0"] }), 400, "Text must not hold a NUL character."],
    ["a body over 64 kB", "x".repeat(65 * 1024), 413, "The body is larger than 64 kB."],
  ])("%s", async (_situation, body, status, error) => {
    shop.config.LIMIT_CHECKOUTS = 1000;
    const answer = await order(body, { "x-forwarded-for": "1.2.3.4" });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, error, requestId: answer.headers.get("x-request-id") });
  });

  it("an unknown function", async () => expect((await call("/functions/v1/nothing")).status).toBe(404));
});

it("the sixth checkout of an address within five minutes is refused, with the time to wait", async () => {
  for (let i = 0; i < 6; i += 1) await order("{}");
  const answer = await order("{}");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ error: "Rate limit exceeded", code: "RATE_LIMIT_EXCEEDED" });
});

it("a page of another site uses up no limit of its visitor", async () => {
  const subscribe = (headers: Record<string, string>) =>
    call("/functions/v1/newsletter-subscribe", { method: "POST", headers });
  const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" };
  const refused = await Promise.all(Array.from({ length: 12 }, () => subscribe(foreign)));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
  expect((await subscribe({ "sec-fetch-site": "same-origin" })).status).toBe(400);
});

it("strangers use up no limit of administrators in the same network", async () => {
  const change = () => call("/functions/v1/admin-password", { method: "POST", body: "{}", headers: JSON_TYPE });
  const answers = await Promise.all(Array.from({ length: 45 }, change));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
});

it("every function is described with its body and answer", async () => {
  const document = await (await call("/functions/v1/openapi.json")).json();
  for (const { name, method } of allEndpoints(shop))
    expect(document.paths[`/functions/v1/${name}`][method.toLowerCase()]).toBeDefined();
  expect(document.openapi).toBe("3.1.0");
  expect(await (await call("/functions/v1/docs")).text()).toContain("stripe-checkout");
});

it("every answer carries the strict headers", async () => {
  const { headers } = await call("/healthz");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

it.each(["/functions/v1/admin-orders", "/functions/v1/track-order?code=nobody", "/track-order.data", "/healthz"])(
  "no cache on the way keeps the answer of %s",
  async (path) => expect((await call(path)).headers.get("cache-control")).toBe("no-store"),
);

it("metrics are for this machine alone, not for whom a proxy forwards", async () => {
  expect(await (await call("/metrics")).text()).toContain("http_request_duration_seconds");
  expect((await call("/metrics", { headers: { "x-forwarded-for": "8.8.8.8" } })).status).toBe(404);
});

describe("pages know whether the demo's own machine asks:", () => {
  const call = async (url: string, remoteAddress: string, headers = {}) => {
    const pages = async (_: Request, { isLocalDemo }: PageContext) => Response.json(isLocalDemo());
    const app = createApp(shop, pages, { isEnding: () => false });
    return (await app.request(url, { headers }, { incoming: { socket: { remoteAddress } } } as never)).json();
  };
  const here = "http://127.0.0.1:3000/dev/mailbox";

  it.each([
    ["by address", here, "127.0.0.1", {}, true],
    ["by name", "http://localhost:3000/dev/mailbox", "::1", {}, true],
    ["not another machine", here, "192.0.2.1", {}, false],
    ["not whoever a proxy asks for, whatever it says", here, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" }, false],
    ["not a site whose name leads here", "http://shop.example.com/dev/mailbox", "127.0.0.1", {}, false],
  ])("%s", async (_who, url, peer, headers, isIt) => expect(await call(url, peer, headers)).toBe(isIt));
});

it("the description of the endpoints of a live shop is for administrators", async () => {
  const live = { ...shop, config: { ...shop.config, mode: "live" as const } };
  const app = createApp(live, async () => new Response("a page"), { isEnding: () => false });
  const from = { incoming: { socket: { remoteAddress: "192.0.2.1" } } } as never;
  for (const path of ["openapi.json", "docs"])
    expect((await app.request(`/functions/v1/${path}`, {}, from)).status).toBe(401);
  expect((await call("/functions/v1/openapi.json")).status).toBe(200);
});

it("a balancer is told what the shop can do: sell, show pages, or nothing as it ends", async () => {
  const away = await aShop();
  const state = { pages: true, ending: false };
  const cache = { answered: () => 0, keep: async () => new Response(), hasPages: () => state.pages };
  const app = createApp(away, async () => new Response("a page"), { isEnding: () => state.ending }, { cache });
  const asked = async () => {
    const answers = await Promise.all(["/readyz", "/readyz/pages"].map((path) => app.request(path)));
    return [...answers.map(({ status }) => status), await answers[0]?.json()];
  };
  expect(await asked()).toEqual([200, 200, { ready: true, sells: true, shows: true, ending: false }]);
  const back = await cutOff(away);
  const without = { ready: false, sells: false, ending: false, reason: "database" };
  expect(await asked()).toEqual([503, 200, { ...without, shows: true }]);
  state.pages = false;
  expect(await asked()).toEqual([503, 503, { ...without, shows: false }]);
  await back();
  state.ending = true;
  expect(await asked()).toEqual([
    503,
    503,
    { ready: false, sells: false, shows: false, ending: true, reason: "ending" },
  ]);
  await away.close();
});

it("a shop whose connections are all in use is ready: it is busy; it is not once none came back for a minute", async () => {
  const busy = await aShop();
  const ownPool = new pg.Pool({ connectionString: busy.pool.options.connectionString, max: 1 });
  const app = createApp(busy, async () => new Response("a page"), { isEnding: () => false }, { readyPool: ownPool });
  // Nothing moves for a minute where nobody asks for anything.
  busy.clock.forward(61_000);
  const held = await Promise.all(Array.from({ length: busy.pool.options.max ?? 0 }, () => busy.pool.connect()));
  expect((await app.request("/readyz")).status).toBe(200);
  busy.clock.forward(61_000);
  expect((await app.request("/readyz")).status).toBe(503);
  for (const client of held) client.release();
  expect((await app.request("/readyz")).status).toBe(200);
  await ownPool.end();
  await busy.close();
});

it("without its database the shop lives, says that it is not ready, and answers with a quick 503", async () => {
  const away = await aShop();
  const awayServer = await served(away);
  expect((await fetch(`${awayServer.url}/readyz`)).status).toBe(200);
  // In use when the connection breaks: only the pool's own listener hears of it.
  const inUse = await away.pool.connect();
  const back = await cutOff(away);
  expect((await fetch(`${awayServer.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${awayServer.url}/healthz`)).status).toBe(200);
  const order = await fetch(`${awayServer.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    body: "{}",
    headers: JSON_TYPE,
  });
  expect(order.status).toBe(503);
  expect(order.headers.get("retry-after")).toBe("2");
  await back();
  inUse.release(true);
  expect((await fetch(`${awayServer.url}/readyz`)).status).toBe(200);
  await awayServer.close();
  await away.close();
});

/** Ends all connections to a shop's database and refuses new ones, until told otherwise. */
async function cutOff(target: TestShop): Promise<() => Promise<void>> {
  const name = (await target.pool.query("SELECT current_database() AS name")).rows[0].name;
  const server = new pg.Client({ connectionString: inject("serverUrl") });
  await server.connect();
  await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await server.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [name]);
  return async () => {
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await server.end();
  };
}

it.each(["..%2f..%2fetc%2fpasswd", "products/%00.webp", "products//x.webp", ".hidden"])(
  "no file outside the store is served: %s",
  async (path) =>
    expect((await call(`/storage/v1/object/public/product-images/${path}`)).status).toBeGreaterThanOrEqual(400),
);

it("nothing of a shopper reaches the log", async () => {
  const fresh = await aShop({ log: openLog("trace", { write: (line) => lines.push(line) }) });
  const freshServer = await served(fresh);
  const body = JSON.stringify(anOrderFor([[await aProduct(fresh), 1]]));
  const bought = await fetch(`${freshServer.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    body,
    headers: JSON_TYPE,
  });
  expect(bought.status).toBe(200);
  // The refused row is quoted by the database, and the statement's parameters by the query builder.
  await fresh.pool.query("ALTER TABLE orders ADD CONSTRAINT no_more CHECK (false) NOT VALID");
  const failed = await fetch(`${freshServer.url}/functions/v1/stripe-checkout`, {
    method: "POST",
    body,
    headers: { ...JSON_TYPE, "idempotency-key": "another-key" },
  });
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ error: "Something went wrong on our side. Please try again." });
  await freshServer.close();
  await fresh.close();
  const log = lines.join("\n");
  expect(log).toContain("a request failed");
  for (const personal of ["mari@example.com", "Maasikas", "Pikk 1", "51234567"]) expect(log).not.toContain(personal);
});
