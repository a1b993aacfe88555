import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Config, ConfigError } from "#platform/config/config.ts";
import { startEmbeddedDatabase } from "#platform/database/embedded.ts";
import { enterableHome, serverUser } from "#platform/database/embedded-binaries.ts";
import { runningDatabase } from "#platform/database/embedded-running.ts";
import { type DatabaseVariable, unreachable } from "#platform/database/unreachable.ts";
import { diskFiles } from "#platform/files/disk.ts";
import type { Files } from "#platform/files/files.ts";
import type { Log } from "#platform/log/log.ts";
import { DAY_MS } from "#shared/day.ts";
import { migrationsOf, withConnection } from "./catalogue.ts";

/** A shop's database and files, without opening the shop: nothing is migrated, filled or sent. */
export interface Place {
  url: string;
  /** What named the address. */
  variable: DatabaseVariable;
  home: string;
  files: Files;
  close(): Promise<void>;
}

interface Named {
  variable?: DatabaseVariable;
  close?: () => Promise<void>;
}

const place = (
  url: string,
  home: string,
  { variable = "DATABASE_URL", close = async () => {} }: Named = {},
): Place => ({
  url,
  variable,
  home,
  files: diskFiles(join(home, "files")),
  close,
});

/** The shop of this configuration, also while it runs. @throws ConfigError if there is none */
export async function shopToKeep(config: Config, log: Log): Promise<Place> {
  const { dataDir, dataDirChosen, DATABASE_URL, DATABASE_OWNER_URL } = config;
  if (DATABASE_URL || DATABASE_OWNER_URL) {
    // One snapshot needs one connection throughout, which a pooler may not provide.
    if (DATABASE_OWNER_URL) return place(DATABASE_OWNER_URL, dataDir, { variable: "DATABASE_OWNER_URL" });
    const { DATABASE_LISTEN_URL } = config;
    return DATABASE_LISTEN_URL
      ? place(DATABASE_LISTEN_URL, dataDir, { variable: "DATABASE_LISTEN_URL" })
      : place(DATABASE_URL ?? "", dataDir);
  }
  const home = homeOf(config);
  const running = runningDatabase(dataDir, dataDirChosen);
  if (running) return place(running, home);
  const embedded = await startEmbeddedDatabase({ dataDir, dataDirChosen, log });
  return place(embedded.ownerUrl, embedded.home, { close: embedded.stop });
}

/** Where the embedded database of a shop keeps its files. @throws ConfigError if there is none */
function homeOf({ dataDir, dataDirChosen }: Config): string {
  const home = existsSync(dataDir) && enterableHome(dataDir, dataDirChosen, serverUser(join(dataDir, "postgres")));
  if (!home || !existsSync(join(home, "postgres"))) throw new ConfigError(`There is no shop in ${dataDir}.`);
  return home;
}

/** The place that a shop was restored into. @throws ConfigError if there is none, or it runs on the folder */
export async function restoredPlace(config: Config, log: Log): Promise<Place> {
  if (!config.DATABASE_URL && !config.DATABASE_OWNER_URL) homeOf(config);
  return placeToRestore(config, log);
}

/** @throws ConfigError for a database that no shop has prepared */
export async function refuseEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const migrations = await withConnection(client, () => migrationsOf(client));
  if (migrations.length === 0) throw new ConfigError("There is no shop in this database.");
}

/** Closes the place afterwards. @throws ConfigError that names what named a database that does not work */
export async function atPlace<T>(at: Place, work: (at: Place) => Promise<T>): Promise<T> {
  try {
    return await work(at);
  } catch (error) {
    throw unreachable(error, at.variable) ?? error;
  } finally {
    await at.close();
  }
}

/** The place that a shop is restored into. @throws ConfigError if a shop runs on the folder */
export async function placeToRestore(config: Config, log: Log): Promise<Place> {
  const { dataDir, dataDirChosen } = config;
  if (config.DATABASE_OWNER_URL) return place(config.DATABASE_OWNER_URL, dataDir, { variable: "DATABASE_OWNER_URL" });
  if (config.DATABASE_URL) return place(config.DATABASE_URL, dataDir);
  const embedded = await startEmbeddedDatabase({ dataDir, dataDirChosen, log });
  return place(embedded.ownerUrl, embedded.home, { close: embedded.stop });
}

const CHECKS = "aurelle-check-";
/** With the process and the moment that made them, in ms. */
const DATABASES = "aurelle_check_";
const LEFT_AFTER_MS = DAY_MS;

/**
 * A place for a restore that is only tried, beside any shop: a database of its own on the server of `serverUrl`, or else an
 * embedded one. `close` removes all of it.
 */
export async function temporaryPlace(serverUrl: string | undefined, log: Log): Promise<Place> {
  removeLeftChecks();
  const folder = mkdtempSync(join(tmpdir(), CHECKS));
  // The embedded database of a shop that runs as root is another user, who must pass through.
  chmodSync(folder, 0o711);
  const home = join(folder, "kept");
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(home, { mode: 0o700 });
    if (serverUrl) {
      const database = await temporaryDatabase(serverUrl, log);
      return place(database.url, home, { close: () => database.drop().finally(removeFolder) });
    }
    const embedded = await startEmbeddedDatabase({ dataDir: join(folder, "database"), dataDirChosen: true, log });
    return place(embedded.ownerUrl, home, { close: () => embedded.stop().finally(removeFolder) });
  } catch (error) {
    removeFolder();
    throw error;
  }
}

async function temporaryDatabase(serverUrl: string, log: Log) {
  const name = `${DATABASES}${process.pid}_${Date.now()}_${randomBytes(6).toString("hex")}`;
  const run = async <T extends pg.QueryResultRow>(statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
    return withConnection(client, () => client.query<T>(statement));
  };
  const drop = (database: string) => run(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const { rows } = await run<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^${DATABASES}([0-9]+_)?[0-9]+_[0-9a-f]{12}$'
       AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = pg_database.datname)`,
  );
  // The last number is the moment; that of an earlier version was the process.
  for (const { name: left } of rows.filter((row) => Number(row.name.split("_").at(-2)) < Date.now() - LEFT_AFTER_MS))
    await drop(left).catch((error: unknown) =>
      log.warn({ err: error, database: left }, "a left check cannot be removed"),
    );
  await run(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return { url, drop: async () => void (await drop(name)) };
}

/** A check that was killed leaves what it restored: customers' data must not stay. */
export function removeLeftChecks(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(CHECKS))) {
    const folder = join(tmpdir(), name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age <= LEFT_AFTER_MS) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, who removes it in turn.
    }
  }
}
