import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { anOrderFor, aProduct, checkout } from "#tests/makers.ts";
import { aShop } from "#tests/shop.ts";
import { prepareJobs } from "../jobs/jobs.ts";
import { changingAlone } from "./change-lock.ts";
import { grantLeastRights, migrate } from "./migrate.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), "aurelle-migrations-"));
  cpSync("migrations", folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const add = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const has = async (table: string) =>
  (await database.pool.query("SELECT to_regclass($1) AS found", [table])).rows[0].found !== null;

it("applies what is missing, in the order of names, and nothing twice", async () => {
  add("9002-second.sql", "INSERT INTO notes VALUES ('second')");
  add("9001-first.sql", "CREATE TABLE notes (word text)");
  expect(await migrate(database.url, folder)).toEqual(["9001-first.sql", "9002-second.sql"]);
  expect(await migrate(database.url, folder)).toEqual([]);
});

it("a server without an extension that the shop needs is refused before anything changes", async () => {
  add("9001-notes.sql", "CREATE TABLE notes (word text)");
  add("9002-maps.sql", "CREATE EXTENSION IF NOT EXISTS maps_of_rooms;");
  await expect(migrate(database.url, folder)).rejects.toThrow(/contrib\): the extensions maps_of_rooms\.$/);
  expect(await has("notes")).toBe(false);
});

it("machines that start at once change the database one after the other: tables, rights and the queue", async () => {
  add("9001-notes.sql", "CREATE TABLE notes (word text); INSERT INTO notes VALUES ('once')");
  const { url, remove } = await aWebRole();
  const start = () =>
    changingAlone(database.url, async () => {
      await migrate(database.url, folder);
      await prepareJobs(database.url);
      await grantLeastRights(database.url, url);
    });
  await Promise.all(Array.from({ length: 8 }, start));
  expect((await database.pool.query("SELECT * FROM notes")).rows).toEqual([{ word: "once" }]);
  await remove();
});

it("a start that lost the lock does not go on, since another has it by now", async () => {
  const changing = Promise.withResolvers<void>();
  const changed = changingAlone(database.url, () => {
    changing.resolve();
    return new Promise(() => undefined);
  });
  await changing.promise;
  const failed = expect(changed).rejects.toThrow("terminating connection");
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  await failed;
  expect(await changingAlone(database.url, async () => "the next")).toBe("the next");
});

it("a file that fails is undone as a whole, and those before it stay", async () => {
  add("9001-good.sql", "CREATE TABLE good ()");
  add("9002-bad.sql", "CREATE TABLE half (); SELECT * FROM nowhere");
  await expect(migrate(database.url, folder)).rejects.toThrow("The migration 9002-bad.sql failed and was undone");
  expect([await has("good"), await has("half")]).toEqual([true, false]);
});

describe("while a backup reads a table, a migration of it", () => {
  const readsProducts = async () => {
    const busy = await database.pool.connect();
    await busy.query("BEGIN; LOCK TABLE products IN ACCESS SHARE MODE");
    return async () => {
      await busy.query("COMMIT");
      busy.release();
    };
  };
  beforeEach(() => add("9001-slow.sql", "SET LOCAL lock_timeout = '50ms'; ALTER TABLE products ADD COLUMN note text"));

  it("gives up in the end instead of holding everybody up", async () => {
    const end = await readsProducts();
    const soon = { tries: 3, pauseMs: 1 };
    await expect(migrate(database.url, folder, undefined, soon)).rejects.toThrow(
      "9001-slow.sql failed and was undone: its tables are in use, as while a backup is made",
    );
    await end();
    expect(await migrate(database.url, folder)).toEqual(["9001-slow.sql"]);
  });

  it("holds up a sale for two seconds, lets it pass before its next try, and is applied once the backup has ended", async () => {
    add("9001-slow.sql", "ALTER TABLE products ADD COLUMN note text");
    const end = await readsProducts();
    const applied = migrate(database.url, folder, undefined, { tries: 10, pauseMs: 1_000 });
    const waits = "SELECT FROM pg_locks WHERE relation = 'products'::regclass AND NOT granted";
    await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
    await database.pool.query("SET statement_timeout = '4s'; UPDATE products SET name = name; RESET statement_timeout");
    await end();
    expect(await applied).toEqual(["9001-slow.sql"]);
  });
});

it("a running shop goes on selling while a newer one adds to its tables", async () => {
  const shop = await aShop();
  const product = await aProduct(shop, { stock: 40 });
  add(
    "9001-gift-wrap.sql",
    "ALTER TABLE orders ADD COLUMN gift_wrap boolean NOT NULL DEFAULT false; CREATE TABLE gifts ()",
  );
  const { rows } = await shop.pool.query("SELECT current_database() AS name");
  const url = Object.assign(new URL(database.url), { pathname: `/${rows[0].name}` }).href;
  const sold = Array.from({ length: 20 }, () => checkout(shop, anOrderFor([[product, 1]])));
  expect(await migrate(url, folder)).toEqual(["9001-gift-wrap.sql"]);
  await Promise.all([...sold, checkout(shop, anOrderFor([[product, 1]]))]);
  expect(await shop.rows("SELECT reserved FROM stock_levels")).toEqual([{ reserved: 21 }]);
  await shop.close();
});

describe("refuses in one sentence", () => {
  it("a database that a newer shop made", async () => {
    await database.pool.query("INSERT INTO migrations (name) VALUES ('9999-later.sql')");
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /made by a newer shop: it knows the migration 9999-later\.sql/,
    );
  });
  it("a file that comes before one already applied", async () => {
    add("0000-late.sql", "SELECT 1");
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /0000-late\.sql comes before one that this database already has/,
    );
  });
  it.each([
    ["tables of another program", "CREATE TABLE wp_posts ()", /holds tables of another program/],
    ["a foreign table of migrations", "CREATE TABLE migrations (version int)", /belongs to another program/],
  ])("%s", async (_situation, sql, sentence) => {
    await database.pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    await database.pool.query(sql);
    await expect(migrate(database.url, folder)).rejects.toThrow(sentence);
    expect(await has("products")).toBe(false);
  });
});

/** The role of the web process, with its address. */
async function aWebRole() {
  const name = `shop_${randomUUID().replaceAll("-", "")}`;
  const owner = new pg.Client({ connectionString: inject("serverUrl") });
  await owner.connect();
  await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'tests'`);
  const remove = async () => {
    await database.pool.query(`DROP OWNED BY ${name}`);
    await owner.query(`DROP ROLE ${name}`);
    await owner.end();
  };
  return { url: Object.assign(new URL(database.url), { username: name, password: "tests" }).href, remove };
}

it("the web process may write rows, but neither tables nor what was once written into the audit log", async () => {
  const { url, remove } = await aWebRole();
  await grantLeastRights(database.url, url);
  const web = new pg.Client({ connectionString: url });
  await web.connect();
  await web.query("INSERT INTO store_settings VALUES ('store_name', 'Mine')");
  await web.query(
    "INSERT INTO audit_log (actor, action, subject_kind, subject_id) VALUES ('system', 'shop.opened', 'shop', '1')",
  );
  for (const forbidden of [
    "DROP TABLE products",
    "CREATE TABLE mine ()",
    "UPDATE audit_log SET action = 'x.y'",
    "DELETE FROM audit_log",
    "DELETE FROM migrations",
  ]) {
    await expect(web.query(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
  }
  await web.end();
  await remove();
});
