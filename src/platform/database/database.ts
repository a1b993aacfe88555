import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "#platform/log/log.ts";
import { currentTracer, duringSpan } from "#platform/telemetry/tracing.ts";
import { rememberAskers, traced } from "./traced-client.ts";

/** Runs queries, on the pool or in a transaction. Reads and single statements take it. */
export type Db = Omit<NodePgDatabase, "$client" | "transaction">;

/** Commits each statement separately, on any connection of the pool. Only it can begin a transaction. */
export type PooledDb = Db & { readonly $client: pg.Pool };

const inside = Symbol("in a transaction");

/**
 * Commits all its statements or none. Only `transact` makes one. Code that locks, or must commit with its cause, takes it.
 */
export type Tx = Db & { readonly [inside]: true };

export interface Database {
  db: PooledDb;
  /**
   * The same on the same connections, which plan each statement once. For statements that find rows by key: a plan that
   * fits all values is a bad one for searches and reports.
   */
  prepared: PooledDb;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Opening {
  url: string;
  connections: number;
  log: Log;
  /** Transactions share connections through a pooler: what one connection asks for, another may get. */
  isPooled?: boolean;
  /** Of a connection and of a statement, with all of its answer. */
  answerLimitMs?: number | undefined;
}

/** In milliseconds, for each statement, each wait for a lock, and each pause within a transaction. */
export const LIMITS = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 };

/** On a dead connection nothing comes back, not even a statement timeout. */
const ANSWER_LIMIT_MS = 20_000;
const CONNECT_LIMIT_MS = 5_000;
const ROLLBACK_LIMIT_MS = 2_000;

/**
 * Connections are opened when needed. No statement runs longer than 15 s, none waits longer than 5 s for a lock; through a
 * pooler the role has these limits (`limitRole`), as PgBouncer refuses a connection that names them.
 */
export function openDatabase({
  url,
  connections,
  log,
  isPooled = false,
  answerLimitMs = ANSWER_LIMIT_MS,
}: Opening): Database {
  const isTraced = currentTracer() !== undefined;
  const Client = isPooled ? UnnamedClient : pg.Client;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(CONNECT_LIMIT_MS, answerLimitMs),
    idleTimeoutMillis: 60_000,
    query_timeout: answerLimitMs,
    ...(isPooled ? {} : LIMITS),
    Client: isTraced ? traced(Client) : Client,
    application_name: "aurelle",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  if (isTraced) rememberAskers(pool);
  let closing = false;
  const tell = (error: Error) => {
    // The pool reports its end while its connections are still closing.
    if (!closing) log.warn({ err: error }, "a database connection was lost");
  };
  const close = () => {
    closing = true;
    return pool.end();
  };
  pool.on("error", tell);
  // The pool listens to idle connections only. An error of one in use would end the process.
  pool.on("connect", (client) => client.on("error", tell));
  const db = drizzle(pool);
  const prepared = isPooled ? db : preparing(pool);
  preparedTwins.set(db, prepared);
  return { db, prepared, pool, close };
}

const preparedTwins = new WeakMap<Db, Db>();

/** The same connections, which plan each statement once: for a statement that everybody's calls begin with. Within a transaction, that. */
export const planned = (db: Db): Db => preparedTwins.get(db) ?? db;

/** A statement with a name: its text is written once for each pool, in transactions for each connection, and each connection plans it once. It finds rows by key. */
export function writtenOnce<T>(write: (db: Db) => T): (db: Db) => T {
  const written = new WeakMap<Db, T>();
  return (db) => {
    const statement = written.get(db) ?? write(db);
    written.set(db, statement);
    return statement;
  };
}

/** Libraries name statements, too. Behind a pooler a name may be unknown to the connection that it reaches, or taken. */
class UnnamedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    this.query = ((asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, undefined, [withoutName(asked), ...rest])) as typeof query;
  }
}

/** A statement as text, with its parameters, or as an object of a library that submits itself. */
function withoutName(asked: unknown): unknown {
  const isNamed = typeof asked === "object" && asked !== null && "name" in asked && !("submit" in asked);
  return isNamed ? { ...asked, name: undefined } : asked;
}

const isPreparing = Symbol("plans each statement once");

const preparing = (pool: pg.Pool): PooledDb =>
  Object.assign(drizzle(new PreparingClient(pool) as unknown as pg.Pool), { $client: pool, [isPreparing]: true });

/** The prepared statements of all connections, by their text. */
const names = new Map<string, string>();
/** A connection keeps each plan. Beyond this, texts that are never the same would fill its memory. */
const MAX_PREPARED = 300;

class PreparingClient {
  readonly #client: pg.Pool | pg.PoolClient;

  constructor(client: pg.Pool | pg.PoolClient) {
    this.#client = client;
  }

  query(config: pg.QueryConfig, values?: unknown[]) {
    const { text } = config;
    if (config.name) return this.#client.query(config, values);
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `shop_${names.size}`);
    return this.#client.query({ ...config, name: names.get(text) }, values);
  }
}

const STALE_PLAN = "0A000";
/** Serialization failure, deadlock, and a statement that was prepared before a migration changed what it answers. */
const AGAIN = new Set(["40001", "40P01", STALE_PLAN]);
const TRIES = 5;

/** Gives each statement as many ms, and its answer a little longer: by then the server has ended it. */
class PatientClient {
  readonly #client: pg.PoolClient;
  readonly #limitMs: number;

  constructor(client: pg.PoolClient, limitMs: number) {
    this.#client = client;
    this.#limitMs = limitMs;
  }

  query(config: pg.QueryConfig, values?: unknown[]) {
    return this.#client.query({ ...config, query_timeout: this.#limitMs + 5_000 } as pg.QueryConfig, values);
  }
}

/**
 * Commits everything in `work` or nothing. Deadlocks and the like are retried, five times at most with a
 * growing, jittered pause, so `work` must not touch anything but the database. `limitMs` is for statements that may take longer
 * than the connection's.
 */
export async function transact<T>(db: PooledDb, work: (tx: Tx) => Promise<T>, limitMs?: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db.$client, async (pooled) => {
        if (!limitMs) return work(transactionOn(pooled, isPreparing in db));
        await pooled.query(`SET LOCAL statement_timeout = ${limitMs}`);
        return work(newTransaction(new PatientClient(pooled, limitMs) as unknown as pg.PoolClient, isPreparing in db));
      });
    } catch (error) {
      if (attempt >= TRIES || !AGAIN.has(databaseCode(error) ?? "")) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function newTransaction(client: pg.PoolClient, prepares: boolean): Tx {
  const asked = prepares ? (new PreparingClient(client) as unknown as pg.PoolClient) : client;
  return Object.assign(drizzle(asked), { [inside]: true } as const);
}

/** The transactions of a connection are one after the other: one object for all, which keeps the statements that are written once. */
const transactions = { preparing: new WeakMap<pg.PoolClient, Tx>(), plain: new WeakMap<pg.PoolClient, Tx>() };

function transactionOn(client: pg.PoolClient, prepares: boolean): Tx {
  const known = transactions[prepares ? "preparing" : "plain"];
  const tx = known.get(client) ?? newTransaction(client, prepares);
  known.set(client, tx);
  return tx;
}

/** Not with drizzle's transaction, which never releases its connection if BEGIN fails, as after an outage. */
export const inTransaction = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  duringSpan({ name: "transaction" }, () => committed(pool, work));

async function committed<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    const rollback = { text: "ROLLBACK", query_timeout: ROLLBACK_LIMIT_MS };
    await client.query(rollback).catch((failure: Error) => {
      broken = failure;
    });
    // The connection would plan the statement no other way, or still leads to a server that gave its place to another.
    if (databaseCode(error) === STALE_PLAN || isServerAway(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * The server starts, ends, or takes no changes: what a connection meets that still leads to the old primary after a failover. A
 * serialization failure comes only from a standby, as no transaction here is serializable.
 */
const SERVER_AWAY = /^(08|57P0[123]|25006|40001)/;

export const isServerAway = (error: unknown): boolean => SERVER_AWAY.test(databaseCode(error) ?? "");

const LOCK_NOT_AVAILABLE = "55P03";

/** Another transaction held a row for as long as this one may wait. Nothing of this one is done. */
export const isLockTimeout = (error: unknown): boolean => databaseCode(error) === LOCK_NOT_AVAILABLE;

/** SQLSTATE of a database error, also inside drizzle's wrapper. */
export function databaseCode(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

/** What fails in `work` is undone alone, and the transaction goes on. @throws what `work` throws */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`SAVEPOINT part`);
  try {
    const result = await work();
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    await tx.execute(sql`ROLLBACK TO SAVEPOINT part`);
    throw error;
  }
}

/** For the first of rows that cannot be none: `const [order = noRow()] = await tx.insert(...).returning()`. */
export function noRow(): never {
  throw new Error("A statement that answers with a row had none");
}

/** The violated constraint's name, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseError(error)?.constraint;
}

/** Of a constraint on one column: the value that is there already. */
export function violatedValue(error: unknown): string | undefined {
  // "Key (sku)=(AUR-1) already exists.", in the language of the database.
  return /\)=\((.*)\)/s.exec(databaseError(error)?.detail ?? "")?.[1];
}

function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current;
  }
  return undefined;
}
