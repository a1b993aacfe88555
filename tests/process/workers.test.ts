import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFilledHome } from "../filled-home.ts";
import { ask, eventually, type Home, type ShopProcess, startShop } from "../shop-process.ts";

let home: Home;
let shop: ShopProcess;
beforeAll(async () => {
  home = aFilledHome();
  shop = await startShop({ DATA_DIR: home.folder, DATABASE_CONNECTIONS: "100" }, undefined, ["--workers", "2"]);
});
afterAll(async () => {
  await shop?.end();
  home?.remove();
});

/** The web processes of the shop; its database has another name. */
const workers = (): number[] =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(shop.child.pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("build/server/main.js"))
    .map((line) => Number.parseInt(line, 10));

/** Each visit on a connection of its own, so that the processes take turns. */
const visits = (path: string, count = 8): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () =>
      (await fetch(shop.url + path, { headers: { connection: "close" } })).text(),
    ),
  );

it("two web processes are one shop: what is changed shows in both, also where both had the page in memory", async () => {
  expect(workers()).toHaveLength(2);
  await visits("/contact");
  await ask(home, "INSERT INTO store_settings (setting_key, setting_value) VALUES ('store_email', 'hello@shop.test')");
  await eventually(
    () => visits("/contact"),
    (pages) => pages.every((page) => page.includes("hello@shop.test")),
  );
});

it("the shop's own database takes the connections of all of them", async () => {
  const [row] = await ask<{ count: number }>(home, "SELECT current_setting('max_connections')::int AS count");
  expect(row?.count).toBeGreaterThan(2 * 100);
});

it("so does a parcel machine that closes, though both kept the list", async () => {
  const machines = "/functions/v1/parcel-machines?country=EE";
  const open = (lists: string[]) => lists.map((list) => (JSON.parse(list) as { machines: unknown[] }).machines.length);
  expect(Math.min(...open(await visits(machines)))).toBeGreaterThan(0);
  await ask(home, "UPDATE parcel_machines SET is_active = false WHERE country_code = 'EE'");
  await eventually(
    () => visits(machines),
    (lists) => open(lists).every((count) => count === 0),
  );
});

it("one that is killed is replaced, and the shop goes on", async () => {
  const [first = 0, second] = workers();
  process.kill(first, "SIGKILL");
  await eventually(
    async () => workers(),
    (now) => now.length === 2 && now.includes(second ?? 0) && !now.includes(first),
  );
  expect((await visits("/about")).every((page) => page.includes("Pure &amp; Natural"))).toBe(true);
});

it("a number of processes that makes no sense is told, and nothing begins", async () => {
  await expect(startShop({ DATA_DIR: home.folder }, undefined, ["--workers", "0"])).rejects.toThrow(
    "--workers takes a number from 1 to 64.",
  );
});

it("all of them end when the shop ends", async () => {
  const before = workers();
  expect(await shop.end()).toBe(0);
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
