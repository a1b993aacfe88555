import { expect, it } from "vitest";
import { Refusal } from "#shared/refusal.ts";
import { BUSY, openGate, openRoom, roomOf } from "./gate.ts";
import { busyPage } from "./gate-page.ts";

/** A piece of work that ends when it is told to. */
function someWork(order: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    order.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const aRoom = (size: { atWork: number; waiting: number }, patienceMs?: number) => {
  const order: string[] = [];
  let refused = 0;
  const room = openRoom(size, () => (refused += 1), patienceMs);
  const come = (name: string) => {
    const work = someWork(order, name);
    return { ...work, done: room.during(work.work) };
  };
  return { order, come, refused: () => refused };
};

const turnedAway = { kind: "unavailable", code: BUSY, retryAfterSeconds: 2 };

it("so many work, so many wait in the order they came, whoever comes on top is turned away and counted", async () => {
  const { order, come, refused } = aRoom({ atWork: 2, waiting: 2 });
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

it("work that fails leaves its place to the next", async () => {
  const { come } = aRoom({ atWork: 1, waiting: 1 });
  const [one, other] = [come("one"), come("other")];
  one.fail();
  other.end();
  await expect(one.done).rejects.toThrow("one");
  expect(await other.done).toBe("other");
  const later = come("later");
  later.end();
  expect(await later.done).toBe("later");
});

it("nobody waits for ever: who was not called in time is turned away, and is not called later", async () => {
  const { order, come } = aRoom({ atWork: 1, waiting: 1 }, 1);
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
  const gate = openGate({ refused: () => undefined });
  const crowd = Array.from({ length: 1000 }, () => gate.browsing.during(() => new Promise<void>(() => undefined)));
  crowd.map((visit) => visit.catch(() => undefined));
  expect(await gate[roomOf({ name: "stripe-checkout", access: "public" })].during(async () => "sold")).toBe("sold");
  expect(await gate[roomOf({ name: "stripe-webhook", access: "provider" })].during(async () => "paid")).toBe("paid");
  expect(roomOf({ name: "track-order", access: "public" })).toBe("browsing");
  expect(roomOf({ name: "admin-auth", access: "public" })).toBe("office");
  const limit = { name: "sign-in", calls: 100, seconds: 900 };
  expect(roomOf({ name: "admin-auth", access: "public", limit })).toBe("signIn");
  expect(roomOf({ name: "test-webhook", access: "administrator" })).toBe("office");
});

it("a browser that is turned away reads a calm page, a program the usual words", async () => {
  const busy = new Refusal("unavailable", "busy", { code: BUSY, retryAfterSeconds: 2 });
  const from = (accept: string) => new Request("http://shop.example/products", { headers: { accept } });
  const page = busyPage(busy, from("text/html,*/*"));
  expect([page?.status, page?.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await page?.text()).toContain('<a href="">Try again</a>');
  expect(busyPage(busy, from("*/*"))).toBeUndefined();
  expect(busyPage(new Refusal("unavailable", "away"), from("text/html"))).toBeUndefined();
});
