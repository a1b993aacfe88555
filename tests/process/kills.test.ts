import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { ask, databasePid, eventually, type Home, startShop } from "../shop-process.ts";
import { filledHome, start } from "./shops.ts";

/** How soon after its database a shop is itself again (reliability 18). */
const WITHIN_MS = 5_000;

const DEMO = JSON.parse(readFileSync("assets/demo/products.json", "utf8")).length;
const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;
const products = async (made: Home) =>
  (await ask<{ count: number }>(made, "SELECT count(*)::int FROM products"))[0]?.count;

it("ends where the process that started it is killed, and says so", async () => {
  const made = filledHome();
  const npm = join(made.folder, "npm.mjs");
  const main = resolve(import.meta.dirname, "../../build/server/main.js");
  writeFileSync(
    npm,
    `import { spawn } from "node:child_process"; spawn(process.execPath, [${JSON.stringify(main)}], { stdio: "inherit" });`,
  );
  const shop = await startShop({ DATA_DIR: made.folder }, npm);
  await shop.end("SIGKILL");
  await eventually(
    async () => shop.said(),
    (said) => said.includes("the process that started the shop is gone"),
  );
  await eventually(
    async () => existsSync(join(made.folder, "postgres/postmaster.pid")),
    (isRunning) => !isRunning,
  );
});

it("survives a kill -9 of the shop", async () => {
  const made = filledHome();
  const first = await start({ DATA_DIR: made.folder });
  await first.end("SIGKILL");
  const second = await start({ DATA_DIR: made.folder });
  expect(await ready(second.url)).toBe(200);
  expect(await products(made)).toBe(DEMO);
});

it("leaves another database alone that has the number of its own after a power cut", async () => {
  const made = filledHome();
  const another = join(made.folder, "postgres-of-another");
  copyFileSync("/bin/sleep", another);
  const server = spawn(another, ["600"]);
  writeFileSync(
    join(made.folder, "postgres/postmaster.pid"),
    `${server.pid}\n${made.folder}/postgres\n1\n5432\n\n127.0.0.1\n`,
  );
  const shop = await start({ DATA_DIR: made.folder });
  expect(await ready(shop.url)).toBe(200);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  server.kill();
});

it("survives a kill -9 of its database and of itself", async () => {
  const made = filledHome();
  const first = await start({ DATA_DIR: made.folder });
  process.kill(databasePid(made), "SIGKILL");
  await first.end("SIGKILL");
  const second = await start({ DATA_DIR: made.folder });
  expect(await ready(second.url)).toBe(200);
});

it("lives on when its database is killed, says so, and recovers by itself", async () => {
  const made = filledHome();
  const shop = await start({ DATA_DIR: made.folder });
  const killed = databasePid(made);
  process.kill(killed, "SIGKILL");
  await eventually(
    async () => databasePid(made),
    (pid) => pid !== killed,
  );
  await eventually(
    () => ready(shop.url),
    (status) => status === 200,
    WITHIN_MS,
  );
  expect(shop.child.exitCode).toBeNull();
  // More than a pipe holds: a server that nobody listens to would stand still.
  await ask(made, "DO $$ BEGIN FOR i IN 1..60 LOOP RAISE WARNING '%', repeat('x', 5000); END LOOP; END $$");
  expect(await shop.end()).toBe(0);
});
