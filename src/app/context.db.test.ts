import { resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aProxyTo } from "#tests/pooler.ts";
import { openShop } from "./context.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const LIVE = {
  SHOP_URL: "https://shop.test",
  STRIPE_SECRET_KEY: "sk_test_of_the_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Aurelle <hello@shop.test>",
  ADMIN_PASSWORD: "correct horse battery staple",
  LOG_LEVEL: "silent",
};

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase("template0");
});
afterEach(() => database.drop());

const open = () => openShop(readConfig({ ...LIVE, DATABASE_URL: database.url }, "/tmp"), ROOT);
const openThrough = (more: Record<string, string>) => openShop(readConfig({ ...LIVE, ...more }, "/tmp"), ROOT);
const count = async (table: string) =>
  (await database.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n as number;

it("four machines that start at once on an empty database are one shop, whose owner and VAT rates exist once", async () => {
  const opened = await Promise.all([open(), open(), open(), open()]);
  for (const one of opened) await one.close();
  expect(await count("administrators")).toBe(1);
  expect(await count("installation")).toBe(1);
});

it("a line for changes that goes through a pooler is refused, as it would stay silent", async () => {
  const pooler = await aProxyTo(database.url, { isPooler: true });
  await expect(
    openThrough({ DATABASE_URL: pooler.url, DATABASE_OWNER_URL: database.url, DATABASE_LISTEN_URL: pooler.url }),
  ).rejects.toThrow("DATABASE_LISTEN_URL goes through a connection pooler");
  await pooler.close();
});
