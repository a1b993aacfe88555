import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openLog } from "../log/log.ts";
import { type Database, openDatabase, transact } from "./database.ts";

let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, connections: 2, log: openLog("silent") });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const inUse = () => database.pool.totalCount - database.pool.idleCount;

it.each(["BEGIN", "COMMIT", "ROLLBACK"])(
  "a connection that breaks at %s is given up, not kept for ever",
  async (word) => {
    const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      if (wordsOf(args[0]) === word) return Promise.reject(new Error("the line is cut")) as never;
      return (genuine as (...a: unknown[]) => never).apply(this, args);
    });
    const work = () =>
      transact(database.db, async (tx) => {
        await tx.execute(sql`SELECT 1`);
        if (word === "ROLLBACK") throw new Error("a reason to roll back");
      });
    for (let i = 0; i < 5; i += 1) await expect(work()).rejects.toThrow();
    query.mockRestore();
    expect(inUse()).toBe(0);
    await transact(database.db, (tx) => tx.execute(sql`SELECT 1`));
  },
);

it("a connection that leads to a server which takes no changes is given up, so that the next try finds the new primary", async () => {
  const { rows } = await database.pool.query("SELECT current_database() AS name, current_user AS me");
  const readOnly = `ALTER ROLE ${rows[0].me} IN DATABASE ${rows[0].name}`;
  await database.pool.query(`${readOnly} SET default_transaction_read_only = on`);
  const failover = openDatabase({ url: fresh.url, connections: 1, log: openLog("silent") });
  const sellThere = () => transact(failover.db, (tx) => tx.execute(sql`CREATE TABLE sold_there ()`));
  await expect(sellThere()).rejects.toMatchObject({ cause: { code: "25006" } });
  await database.pool.query(`${readOnly} RESET default_transaction_read_only`);
  await sellThere();
  await failover.close();
});

const wordsOf = (statement: unknown) => (statement as { text?: string }).text ?? statement;
const genuine = pg.Client.prototype.query;

it("work that says so may take longer than a connection waits for an answer, and its limit ends with it", async () => {
  const quick = openDatabase({ url: fresh.url, connections: 1, log: openLog("silent"), answerLimitMs: 400 });
  const sleep = (limitMs?: number) => transact(quick.db, (tx) => tx.execute(sql`SELECT pg_sleep(0.8)`), limitMs);
  await expect(sleep()).rejects.toThrow();
  await sleep(2_000);
  await expect(sleep(100)).rejects.toMatchObject({ cause: { code: "57014" } });
  const { rows } = await quick.pool.query("SHOW statement_timeout");
  expect(rows).toEqual([{ statement_timeout: "15s" }]);
  await quick.close();
});

it("a deadlock is tried again, another failure is not", async () => {
  let tries = 0;
  await transact(database.db, async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new pg.DatabaseError("deadlock detected", 1, "error"), { code: "40P01" });
  });
  expect(tries).toBe(3);
  await expect(
    transact(database.db, async () => {
      tries += 1;
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(tries).toBe(4);
});

const planned = () => sql`SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement LIKE '%sevens%'`;

it("a prepared statement is planned once a connection, and anew where a migration changed its answer", async () => {
  await database.pool.query("CREATE TABLE sevens (n int); INSERT INTO sevens VALUES (7)");
  const ask = () =>
    transact(database.prepared, async (tx) => (await tx.execute(sql`SELECT * FROM sevens WHERE n > ${1}`)).rows);
  expect([await ask(), await ask()]).toEqual([[{ n: 7 }], [{ n: 7 }]]);
  const plans = await transact(database.prepared, async (tx) => (await tx.execute(planned())).rows);
  expect(plans).toEqual([{ n: 2 }]);
  await database.pool.query("ALTER TABLE sevens ADD COLUMN word text DEFAULT 'seven'");
  expect(await ask()).toEqual([{ n: 7, word: "seven" }]);
});

it("behind a pooler nothing is prepared, whichever library asks, and no connection asks for limits of its own", async () => {
  const pooled = openDatabase({ url: fresh.url, connections: 1, log: openLog("silent"), isPooled: true });
  for (const _ of [1, 2]) await pooled.prepared.execute(sql`SELECT ${1}::int AS sevens`);
  await pooled.pool.query({ name: "library", text: "SELECT 7 AS sevens" });
  const asked = await pooled.pool.query(
    "SELECT name FROM pg_settings WHERE source = 'client' AND name LIKE '%timeout'",
  );
  expect(asked.rows).toEqual([]);
  expect((await pooled.prepared.execute(planned())).rows).toEqual([{ n: 0 }]);
  await pooled.close();
});
