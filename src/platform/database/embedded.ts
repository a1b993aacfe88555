import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ConfigError } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { binariesFor, enterableHome, type ServerUser, serverUser } from "./embedded-binaries.ts";
import { endOrphan } from "./embedded-orphan.ts";
import { lockFolder } from "./folder-lock.ts";

const STOP_LIMIT_MS = 20_000;
/** The pause before the server is started again. It doubles with each start in a row that failed. */
const RESTART_PAUSE_MS = 250;
const RESTART_PAUSE_MAX_MS = 5_000;
const IS_READY = "database system is ready to accept connections";

export interface EmbeddedDatabase {
  /** The data folder of the shop. Not always the requested one, as the server cannot enter a closed folder. */
  home: string;
  /** There was none in the folder before. */
  isNew: boolean;
  ownerUrl: string;
  url: string;
  stop(): Promise<void>;
}

interface Input {
  dataDir: string;
  dataDirChosen: boolean;
  log: Log;
  /** That the processes of the shop may open; commands and checks come beside them. */
  connections?: number;
  /** Extra settings, for tests: `fsync=off`. */
  settings?: readonly string[];
}

/**
 * A PostgreSQL server in the data folder: made at the first start, recovered after any kill, restarted when it dies, stopped
 * with the shop. @throws ConfigError if a person must act.
 */
export async function startEmbeddedDatabase({
  dataDir,
  dataDirChosen,
  log,
  connections = 0,
  settings = [],
}: Input): Promise<EmbeddedDatabase> {
  const user = serverUser(join(dataDir, "postgres"));
  const home = enterableHome(dataDir, dataDirChosen, user);
  if (home !== dataDir) log.warn(`the database cannot enter ${dataDir}: the data of the shop is in ${home}`);
  const unlock = await lockFolder(home);
  try {
    const data = join(home, "postgres");
    const bin = binariesFor(home, user);
    const passwords = readPasswords(home);
    const isNew = !existsSync(data);
    if (isNew) initialise({ home, data, bin, user, password: passwords.owner });
    await endOrphan(data);
    const port = await freePort();
    const server = superviseServer({ data, bin, user, port, connections, settings, log });
    const ownerUrl = `postgres://owner:${passwords.owner}@127.0.0.1:${port}/aurelle`;
    try {
      await server.ready;
      await createDatabase(ownerUrl, passwords.shop);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      home,
      isNew,
      ownerUrl,
      url: `postgres://shop:${passwords.shop}@127.0.0.1:${port}/aurelle`,
      stop: async () => {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Written before the server is made, so that a kill between the two leaves a folder that can be opened. */
function readPasswords(home: string): { owner: string; shop: string } {
  const file = join(home, "database-passwords.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const made = { owner: randomBytes(24).toString("hex"), shop: randomBytes(24).toString("hex") };
  writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}

interface Making {
  home: string;
  data: string;
  bin: string;
  user: ServerUser | undefined;
  password: string;
}

function initialise({ home, data, bin, user, password }: Making): void {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(home, ".initial-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    chownSync(unfinished, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const how = [
    "-E",
    "UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--data-checksums",
    "--auth=scram-sha-256",
  ];
  const made = spawnSync(join(bin, "initdb"), ["-D", unfinished, "-U", "owner", `--pwfile=${passwordFile}`, ...how], {
    cwd: "/",
    ...user,
    encoding: "utf8",
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw new ConfigError(`The database could not be made in ${data}: ${made.stderr.trim().split("\n").at(-1)}`);
  renameSync(unfinished, data);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

interface Server {
  data: string;
  bin: string;
  user: ServerUser | undefined;
  port: number;
  connections: number;
  settings: readonly string[];
  log: Log;
}

/** Keeps one server running on one port until it is stopped. */
function superviseServer(server: Server): { ready: Promise<void>; stop(): Promise<void> } {
  let stopping = false;
  let child = spawnServer(server);
  let wait = RESTART_PAUSE_MS;
  const watch = async () => {
    while (!stopping) {
      const told = lastWords(child, () => {
        wait = RESTART_PAUSE_MS;
      });
      const failure = await ended(child);
      if (stopping) return;
      // Right after a kill -9 the old workers may still hold shared memory. Then the start fails and is tried again.
      await pause(wait);
      wait = Math.min(2 * wait, RESTART_PAUSE_MAX_MS);
      if (stopping) return;
      server.log.error({ err: failure, reason: told() }, "the database ended and is started again");
      child = spawnServer(server);
    }
  };
  const ready = firstReady(child).then(() => {
    void watch();
  });
  return {
    ready,
    stop: async () => {
      stopping = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const end = ended(child);
      child.kill("SIGINT");
      const timeout = setTimeout(() => child.kill("SIGQUIT"), STOP_LIMIT_MS);
      await end;
      clearTimeout(timeout);
    },
  };
}

/** Answers with the error of a program that could not be started. */
const ended = (child: ChildProcess): Promise<Error | undefined> =>
  new Promise((resolve) => {
    child.on("error", resolve);
    child.once("exit", () => resolve(undefined));
  });

/** Reads all that the server says, as it blocks on a full pipe. Answers with the last reason it gave to end. */
function lastWords(child: ChildProcess, isReady: () => void): () => string | undefined {
  let last: string | undefined;
  let begun = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    const lines = (begun + chunk.toString()).split("\n");
    begun = lines.pop()?.slice(-1000) ?? "";
    // What it says before it has a log bears no time.
    last = lines.findLast((line) => /FATAL|PANIC|^[a-z]/.test(line))?.slice(0, 500) ?? last;
    if (lines.some((line) => line.includes(IS_READY))) isReady();
  });
  return () => last;
}

function spawnServer({ data, bin, user, port, connections, settings }: Server): ChildProcess {
  const options = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `port=${port}`,
    `max_connections=${Math.max(200, connections + 50)}`,
    ...settings,
  ];
  const command = [join(bin, "postgres"), "-D", data, ...options.flatMap((option) => ["-c", option])];
  // The kernel stops the server when the shop is killed; a group of its own keeps Ctrl-C from stopping it before the shop is done.
  const [file = "", ...rest] = hasSetpriv() ? ["setpriv", "--pdeathsig=INT", ...command] : command;
  return spawn(file, rest, {
    cwd: "/",
    detached: true,
    ...user,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH },
  });
}

const hasSetpriv = (): boolean => spawnSync("setpriv", ["--version"], { stdio: "ignore" }).status === 0;

function firstReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes(IS_READY)) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => {
      const reason = said.split("\n").find((line) => /FATAL|PANIC/.test(line)) ?? said.trim().split("\n").at(-1);
      reject(new ConfigError(`The embedded database did not start: ${reason}`));
    });
  });
}

async function createDatabase(ownerUrl: string, shopPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl.replace(/aurelle$/, "postgres") });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: boolean; role: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_database WHERE datname = 'aurelle') AS database,
              EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop') AS role`,
    );
    if (!rows[0]?.role) await client.query(`CREATE ROLE shop LOGIN PASSWORD '${shopPassword}'`);
    if (!rows[0]?.database) await client.query("CREATE DATABASE aurelle");
  } finally {
    await client.end();
  }
}
