import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ConfigError } from "#platform/config/config.ts";
import { isLockTimeout } from "./database.ts";

/** Whoever sells waits this long behind a migration that waits, as for a backup that reads the same table. */
const LOCK_TIMEOUT = "2s";
/** About ten minutes. */
const TRIES = 30;
const PAUSE_MS = 20_000;

interface Retries {
  tries: number;
  pauseMs: number;
}

/**
 * Applies the migrations that a database lacks, by name, each in its own transaction. With `count` only the first ones, for a
 * restore that needs an older schema. The caller holds the lock of `changingAlone`.
 * Answers with the names applied. @throws ConfigError for a database that is foreign or newer than this shop.
 */
export async function migrate(
  ownerUrl: string,
  folder: string,
  count?: number,
  retries: Retries = { tries: TRIES, pauseMs: PAUSE_MS },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await refuseOldServer(client);
    const done = await appliedBefore(client);
    const files = migrationsIn(folder).slice(0, count);
    const missing = done.filter((name) => !files.includes(name));
    if (missing.length > 0) {
      throw new ConfigError(
        `This database was made by a newer shop: it knows the migration ${missing[0]}, this version does not.`,
      );
    }
    const pending = files.filter((name) => !done.includes(name));
    const late = pending.find((name) => done.length > 0 && name < (done.at(-1) ?? ""));
    if (late)
      throw new ConfigError(
        `The migration ${late} comes before one that this database already has; give it a later number.`,
      );
    const changes = pending.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
    await refuseWithoutExtensions(client, changes.map(({ text }) => text).join("\n"));
    for (const { name, text } of changes) await apply(client, name, text, retries);
    return pending;
  } finally {
    await client.end();
  }
}

export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < 15)
    throw new ConfigError(`This shop needs PostgreSQL 15 or newer; the database is version ${version}.`);
}

async function refuseWithoutExtensions(client: pg.Client, changes: string): Promise<void> {
  const wanted = [...changes.matchAll(/^CREATE EXTENSION IF NOT EXISTS (\w+)/gm)].map(([, name]) => name);
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM unnest($1::text[]) AS wanted (name) WHERE name NOT IN (SELECT name FROM pg_available_extensions)",
    [wanted],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new ConfigError(`The database server lacks what PostgreSQL comes with (contrib): the extensions ${names}.`);
}

async function appliedBefore(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ known: boolean; foreign: boolean }>(
    `SELECT to_regclass('public.migrations') IS NOT NULL AS known,
            EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS foreign`,
  );
  if (!rows[0]?.known) {
    if (rows[0]?.foreign)
      throw new ConfigError("The database holds tables of another program; this shop needs an empty one of its own.");
    await client.query(
      "CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    return [];
  }
  const columns = await client.query(
    "SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'migrations' AND column_name IN ('name', 'applied_at')",
  );
  if (columns.rowCount !== 2)
    throw new ConfigError("The database belongs to another program; this shop needs an empty one of its own.");
  const applied = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  return applied.rows.map(({ name }) => name);
}

/** While others use its tables, it lets them pass and tries again: machines that wait together come at different times. */
async function apply(client: pg.Client, name: string, sql: string, { tries, pauseMs }: Retries): Promise<void> {
  for (let left = tries; left > 1; left -= 1) {
    try {
      return await applyOnce(client, name, sql);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
  return applyOnce(client, name, sql);
}

async function applyOnce(client: pg.Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SET LOCAL statement_timeout = 0`);
    await client.query(sql);
    await client.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    const why = isLockTimeout(error) ? ": its tables are in use, as while a backup is made" : "";
    throw new Error(`The migration ${name} failed and was undone${why}`, { cause: error });
  }
}

/** The rights of the web process: it writes rows, not tables, and can only add to the audit log. */
export async function grantLeastRights(ownerUrl: string, url: string): Promise<void> {
  const [owner = "", user = ""] = [ownerUrl, url].map((address) => decodeURIComponent(new URL(address).username));
  if (owner === user) return;
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const name = client.escapeIdentifier(user);
    const schemas = await client.query<{ nspname: string }>(
      "SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'jobs')",
    );
    for (const { nspname } of schemas.rows) {
      await client.query(`
        GRANT USAGE ON SCHEMA ${nspname} TO ${name};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${nspname} TO ${name};
        GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${nspname} TO ${name};
        GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${nspname} TO ${name}`);
    }
    await client.query(`
      REVOKE UPDATE, DELETE ON audit_log, price_history FROM ${name};
      REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name}`);
  } finally {
    await client.end();
  }
}
