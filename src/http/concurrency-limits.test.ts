import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { AppError } from "#shared/app-error.ts";
import { poolOfPage } from "../pages/storefront-pages.ts";
import { BUSY, openPool, openPoolFinder, openPools, poolOf } from "./concurrency-limits.ts";
import { openMetrics } from "./metrics.ts";
import { busyPage, refuseOverload } from "./overload.ts";

/** A piece of work that ends when it is told to. */
function someWork(order: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    order.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const aPool = (size: { running: number; waiting: number }, queueTimeoutMs?: number) => {
  const order: string[] = [];
  const pool = openPool(size, undefined, queueTimeoutMs);
  const come = (name: string) => {
    const work = someWork(order, name);
    return { ...work, done: pool.during(work.work) };
  };
  return { order, come, refused: pool.refused, refuses: pool.refuses };
};

it("who is turned away is counted as refused, not as a failure that wakes somebody", async () => {
  const metrics = openMetrics(() => 0, openPools());
  metrics.answered("page", "GET", 503, 5, true);
  metrics.answered("list-products", "GET", 500, 0.1);
  const failures = (await metrics.text()).match(/^http_failures_total.* [1-9]\d*$/gm);
  expect(failures).toEqual(['http_failures_total{endpoint="list-products"} 1']);
});

it("each of several web processes counts its own requests, and all tell the same figures of the shop", async () => {
  const figures = { help: { aurelle_jobs: "Jobs" }, read: async () => new Map([["aurelle_jobs", 3]]) };
  const metrics = openMetrics(() => 0, openPools(), figures, 2);
  metrics.answered("list-products", "GET", 500, 0.1);
  const lines = (await metrics.text()).match(/^(http_failures_total|aurelle_jobs)[{ ].*[1-9]$/gm);
  expect(lines).toEqual(['http_failures_total{endpoint="list-products",worker="2"} 1', "aurelle_jobs 3"]);
});

const turnedAway = { kind: "unavailable", code: BUSY, retryAfterSeconds: 2 };

it("runs some requests, queues some in order, and refuses and counts the rest", async () => {
  const { order, come, refused } = aPool({ running: 2, waiting: 2 });
  const [first, second, third, fourth] = ["first", "second", "third", "fourth"].map(come);
  await expect(come("fifth").done).rejects.toMatchObject(turnedAway);
  expect(order).toEqual(["first", "second"]);
  second?.end();
  await second?.done;
  first?.end();
  await first?.done;
  third?.end();
  fourth?.end();
  expect(await Promise.all([third?.done, fourth?.done])).toEqual(["third", "fourth"]);
  expect(order).toEqual(["first", "second", "third", "fourth"]);
  expect(refused()).toBe(1);
});

it("one network takes a third of all places, whatever its addresses, and gives them back", async () => {
  const pool = openPool({ running: 2, waiting: 4 });
  const works = Array.from({ length: 5 }, (_, index) => someWork([], `work ${index}`));
  const from = (address: string) => {
    const work = works.shift() ?? someWork([], "more");
    return { ...work, done: pool.during(work.work, address) };
  };
  const [first, second] = [from("2001:db8:0:1::1"), from("2001:db8:0:2::1")];
  await expect(from("2001:db8:0:3::1").done).rejects.toMatchObject(turnedAway);
  const other = from("192.0.2.1");
  for (const work of [first, second, other]) work.end();
  await Promise.all([first.done, second.done, other.done]);
  const again = from("2001:db8:0:3::1");
  again.end();
  expect(await again.done).toBe("work 4");
});

it("programs of this machine may take all places", async () => {
  const pool = openPool({ running: 2, waiting: 2 });
  const works = Array.from({ length: 4 }, (_, index) => someWork([], `work ${index}`));
  const done = works.map(({ work }) => pool.during(work, "127.0.0.1"));
  for (const work of works) work.end();
  expect(await Promise.all(done)).toHaveLength(4);
});

it("work that fails leaves its place to the next", async () => {
  const { come } = aPool({ running: 1, waiting: 1 });
  const [one, other] = [come("one"), come("other")];
  one.fail();
  other.end();
  await expect(one.done).rejects.toThrow("one");
  expect(await other.done).toBe("other");
  const later = come("later");
  later.end();
  expect(await later.done).toBe("later");
});

it("refuses a request that waited too long, and does not run it later", async () => {
  const { order, come } = aPool({ running: 1, waiting: 1 }, 1);
  const one = come("one");
  await expect(come("other").done).rejects.toMatchObject(turnedAway);
  one.end();
  await one.done;
  const next = come("next");
  next.end();
  expect(await next.done).toBe("next");
  expect(order).toEqual(["one", "next"]);
});

it("a crowd of visitors takes no place from checkouts and webhooks", async () => {
  const pools = openPools();
  const crowd = Array.from({ length: 1000 }, () => pools.browsing.during(() => new Promise<void>(() => undefined)));
  crowd.map((visit) => visit.catch(() => undefined));
  expect(
    await pools[poolOf({ name: "stripe-checkout", access: "public", pool: "checkouts" })].during(async () => "sold"),
  ).toBe("sold");
  expect(await pools[poolOf({ name: "stripe-webhook", access: "provider" })].during(async () => "paid")).toBe("paid");
  expect(poolOf({ name: "track-order", access: "public" })).toBe("browsing");
  expect(poolOf({ name: "admin-auth", access: "public" })).toBe("office");
  const limit = { name: "sign-in", calls: 100, seconds: 900 };
  expect(poolOf({ name: "admin-auth", access: "public", limit })).toBe("signIn");
  expect(poolOf({ name: "test-webhook", access: "administrator" })).toBe("office");
});

it("while somebody pays one page is made at a time, then as many as before", async () => {
  const pools = openPools();
  const { work: pay, end } = someWork([], "paid");
  const paid = pools.checkouts.during(pay);
  const order: string[] = [];
  const pages = ["first", "second", "third"].map((name) => someWork(order, name));
  const made = pages.map(({ work }) => pools.browsing.during(work));
  await Promise.resolve();
  expect(order).toEqual(["first"]);
  end();
  await paid;
  pages[0]?.end();
  await made[0];
  await expect.poll(() => order).toEqual(["first", "second", "third"]);
});

describe("before a request costs anything", () => {
  const FULL = { ...openPools(), browsing: openPool({ running: 1, waiting: 0 }) };
  void FULL.browsing.during(() => new Promise<void>(() => undefined));
  const findPool = openPoolFinder([], poolOfPage);
  let inside = 0;
  const asked = async (path: string, init: RequestInit = {}) => {
    const server = createServer(
      refuseOverload(FULL, findPool, (_request, response) => {
        inside += 1;
        response.end("inside");
      }),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = await answer.text();
    server.close();
    return { status: answer.status, text, retryAfter: answer.headers.get("retry-after") };
  };

  it("a request without a slot is refused, in a browser with a page and in a program with a reason", async () => {
    const before = FULL.browsing.refused();
    const page = await asked("/products?pages=51", { headers: { accept: "text/html" } });
    expect(page).toMatchObject({ status: 503, retryAfter: "2", text: expect.stringContaining("Try again") });
    expect(JSON.parse((await asked("/products.data")).text)).toMatchObject({ success: false, code: BUSY });
    expect((await asked("/track-order", { method: "POST", body: "code=1" })).status).toBe(503);
    expect([inside, FULL.browsing.refused() - before]).toEqual([0, 3]);
  });

  it("the health check is answered", async () => expect(await asked("/healthz")).toMatchObject({ status: 200 }));

  it.each([
    "/checkout",
    "/cart.data",
    "/order-confirmation?orderId=1",
    "/assets/a.js",
    "/live",
    "/readyz",
    "/readyz/pages",
  ])("and %s goes in", async (path) => expect((await asked(path)).text).toBe("inside"));
});

it("a browser that is turned away reads a calm page, a program the usual words", async () => {
  const busy = new AppError("unavailable", "busy", { code: BUSY, retryAfterSeconds: 2 });
  const from = (accept: string) => new Request("http://shop.example/products", { headers: { accept } });
  const page = busyPage(busy, from("text/html,*/*"));
  expect([page?.status, page?.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await page?.text()).toContain('<a href="">Try again</a>');
  expect(busyPage(busy, from("*/*"))).toBeUndefined();
  expect(busyPage(new AppError("unavailable", "away"), from("text/html"))).toBeUndefined();
});
