import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { aProxyTo, type DatabaseProxy } from "#tests/pooler.ts";
import { limitRole, lineTo } from "./pooler.ts";

let database: TestDatabase;
let pooler: DatabaseProxy;
beforeAll(async () => {
  database = await freshDatabase();
  pooler = await aProxyTo(database.url, { isPooler: true });
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

describe("what stands before the database", () => {
  it("nothing, or a proxy that passes connections on: statements may be prepared", async () => {
    const proxy = await aProxyTo(database.url);
    expect(await lineTo(database.url)).toMatchObject({ isPooled: false });
    expect(await lineTo(proxy.url)).toMatchObject({ isPooled: false });
    await proxy.close();
  });

  it("a pooler, which greets with a number of its own", async () => {
    expect(await lineTo(pooler.url)).toMatchObject({ isPooled: true });
  });
});

describe("the limits on time of a role behind a pooler", () => {
  let role: string;
  let url: string;
  beforeEach(async () => {
    role = `shop_${randomUUID().replaceAll("-", "")}`;
    await database.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'tests'`);
    url = Object.assign(new URL(pooler.url), { username: role, password: "tests" }).href;
  });
  afterEach(async () => {
    await database.pool.query(`DROP ROLE ${role}`);
  });

  const limits = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ limits: string[] }>(
      `SELECT array[current_setting('statement_timeout'), current_setting('lock_timeout'),
                    current_setting('idle_in_transaction_session_timeout')] AS limits`,
    );
    await client.end();
    return rows[0]?.limits;
  };

  it("are set for this database, and hold on each new connection", async () => {
    expect(await limits()).toEqual(["0", "0", "0"]);
    await limitRole(url);
    expect(await limits()).toEqual(["15s", "5s", "30s"]);
  });

  it("stay as the operator set them", async () => {
    await database.pool.query(`ALTER ROLE ${role} SET statement_timeout = '7s'`);
    await limitRole(url);
    expect(await limits()).toEqual(["7s", "5s", "30s"]);
  });

  it("that cannot be set are told to the operator, with the words that set them", async () => {
    await database.pool.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`);
    await expect(limitRole(url)).rejects.toThrow(
      /^DATABASE_URL goes through a connection pooler, and its role may not limit its own time .* ALTER ROLE "shop_.*" IN DATABASE ".*" SET statement_timeout = 15000;/,
    );
  });
});
