import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "../database.ts";
import { aHome, eventually, type Home, type ShopProcess, startShop } from "../shop-process.ts";
import { aLineTo, type Line } from "./line.ts";

let home: Home;
let database: TestDatabase;
let line: Line;
let shop: ShopProcess;
beforeAll(async () => {
  home = aHome();
  database = await freshDatabase();
  line = await aLineTo(Number(new URL(database.url).port));
  const url = Object.assign(new URL(database.url), { port: String(line.port) });
  shop = await startShop({ DATABASE_URL: url.href, DATA_DIR: home.folder, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  line?.turn("well");
  await shop?.end();
  await line?.close();
  await database?.drop();
  home?.remove();
});

const ask = (path: string) => fetch(shop.url + path, { redirect: "manual" });

it("while the database is away, readable addresses lead to the pages in memory, and no cache keeps what fails", async () => {
  const { rows } = await database.pool.query<{ id: string; slug: string }>(
    "SELECT id, slug FROM products ORDER BY slug LIMIT 3",
  );
  const [opened, followed, never] = rows;
  expect((await ask(`/products/${opened?.id}`)).status).toBe(200);
  expect((await fetch(`${shop.url}/products/${followed?.slug}`)).status).toBe(200);
  line.turn("cut");
  await eventually(
    async () => (await ask("/readyz")).status,
    (status) => status === 503,
  );
  for (const shown of [opened, followed]) {
    const answer = await ask(`/products/${shown?.slug}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/products/${shown?.id}`]);
    expect((await fetch(`${shop.url}/products/${shown?.slug}`)).status).toBe(200);
  }
  for (const path of [
    `/products/${never?.slug}`,
    `/products/${never?.slug}.data`,
    "/functions/v1/parcel-machines?country=EE",
  ]) {
    const failed = await ask(path);
    expect([path, failed.status, failed.headers.get("cache-control")]).toEqual([path, 503, "no-store"]);
  }
});
