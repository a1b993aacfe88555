import { resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aProxyTo } from "#tests/pooler.ts";
import { type OpenContext, openShop } from "./context.ts";
import { goLive } from "./go-live.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const LIVE = {
  SHOP_URL: "https://shop.test",
  STRIPE_SECRET_KEY: "sk_test_of_the_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Aurelle <hello@shop.test>",
  ADMIN_EMAIL: "you@shop.test",
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

it("a demo goes live whole or not at all, by the start alone", async () => {
  await (await open()).close();
  await database.pool.query(`
    UPDATE installation SET mode = 'demo';
    INSERT INTO products (name, slug, sku, category, price_cents, regime, is_sample)
    VALUES ('Sage', 'sage', 'SAGE', 'oils', 900, NULL, false), ('Cedar', 'cedar', 'CEDAR', 'oils', 900, 'none', false),
      ('Pine', 'pine', 'PINE', 'oils', 900, NULL, true)`);
  const modeAfter = async (start: Promise<OpenContext>) => {
    const said = await start.then(
      (one) => one.close(),
      ({ message }: Error) => message,
    );
    const { rows } = await database.pool.query("SELECT mode FROM installation");
    return [rows[0].mode, said];
  };
  const started = (more: Record<string, string> = {}) => {
    const config = readConfig({ ...LIVE, ...more, DATABASE_URL: database.url }, "/tmp");
    return openShop(config, ROOT, { goLive: async (tx) => void (await goLive(tx, config)) });
  };
  expect(await modeAfter(open())).toEqual(["demo", expect.stringContaining("npm start takes it live")]);
  expect(await modeAfter(started())).toEqual(["demo", expect.stringContaining("A live shop tells who sells")]);
  const trader = { TRADER_NAME: "Linden OÜ", TRADER_ADDRESS: "Pikk 1, 10123 Tallinn", TRADER_EMAIL: "hello@shop.test" };
  expect(await modeAfter(started(trader))).toEqual(["live", undefined]);
  const { rows } = await database.pool.query("SELECT name FROM products WHERE is_draft AND retired_at IS NOT NULL");
  expect(rows).toEqual([{ name: "Sage" }]);
});

it("a line for changes that goes through a pooler is refused, as it would stay silent", async () => {
  const pooler = await aProxyTo(database.url, { isPooler: true });
  await expect(
    openThrough({ DATABASE_URL: pooler.url, DATABASE_OWNER_URL: database.url, DATABASE_LISTEN_URL: pooler.url }),
  ).rejects.toThrow("DATABASE_LISTEN_URL goes through a connection pooler");
  await pooler.close();
});
