import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { temporaryFolder } from "./temporary-folder.ts";

const MAIN = resolve(import.meta.dirname, "../build/server/main.js");

export interface ShopProcess {
  url: string;
  /** Everything it printed so far. */
  said(): string;
  child: ChildProcess;
  /** Sends a signal and waits for the end; answers with the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Home {
  folder: string;
  remove(): void;
}

/** A data folder that lives as long as a test. */
export function aHome(): Home {
  const folder = temporaryFolder("aurelle-home");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: "production",
  PORT: "0",
  ...env,
});

/** The built shop, or another build of it, as a process of its own, once it has said where it is. */
export async function startShop(
  env: Record<string, string>,
  main = MAIN,
  args: readonly string[] = [],
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [main, ...args], { env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const url = await new Promise<string>((found, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Shop\s+(https?:\/\/\S+)\//.exec(said)?.[1];
      if (address) found(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => failed(new Error(`The shop ended with ${code}: ${said}`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url,
    child,
    said: () => said,
    end: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** What a command of the built shop prints, such as `reconcile`. */
export const runCommand = (name: string, env: Record<string, string>, args: string[] = []): Promise<string> =>
  beginCommand(name, env, args).said;

/** The same, for whoever will not let it end by itself. */
export function beginCommand(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): { child: ChildProcess; said: Promise<string> } {
  const script = resolve(import.meta.dirname, `../build/server/${name}.js`);
  const child = spawn(process.execPath, [script, ...args], {
    env: environment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return { child, said: new Promise((ended) => child.once("close", () => ended(said))) };
}

/** A start that is expected to fail: what it said and its exit code. */
export function failedStart(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { env: environment(env), stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, said })));
}

/** The process of the embedded database that works in a home. */
export const databasePid = (home: Home): number =>
  Number(readFileSync(join(home.folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

/** Where the shop's own database is, for its owner. */
export function databaseAddress(home: Home): pg.ClientConfig {
  const { owner } = JSON.parse(readFileSync(join(home.folder, "database-passwords.json"), "utf8"));
  const port = Number(readFileSync(join(home.folder, "postgres/postmaster.pid"), "utf8").split("\n")[3]);
  return { host: "127.0.0.1", port, user: "owner", password: owner, database: "aurelle" };
}

/** Asks the shop's own database, as its owner. */
export async function ask<T extends pg.QueryResultRow>(home: Home, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(databaseAddress(home));
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export const setSetting = (home: Home, key: string, value: string): Promise<unknown> =>
  ask(
    home,
    `INSERT INTO store_settings (setting_key, setting_value) VALUES ($1, $2)
     ON CONFLICT (setting_key) DO UPDATE SET setting_value = $2`,
    [key, value],
  );

/** While something happens the database fails at one of its tables. Pages the shop has in memory are answered all the same. */
export async function withoutTable(home: Home, table: string, during: () => Promise<void>): Promise<void> {
  await ask(home, `ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await during();
  } finally {
    await ask(home, `ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

/** Asks again until the answer fits; for things that happen soon after another. */
export async function eventually<T>(look: () => Promise<T>, fits: (seen: T) => boolean, limitMs = 20_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const seen = await look().catch(() => undefined);
    if (seen !== undefined && fits(seen)) return seen;
    if (Date.now() > deadline)
      throw new Error(`It did not happen within ${limitMs} ms; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
