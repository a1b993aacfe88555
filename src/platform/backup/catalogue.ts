import type pg from "pg";
import type { CopyToStreamQuery } from "pg-copy-streams";
import { inKeyOrder, type Key } from "./key-order.ts";

/** `migrations` is stored as a list of names; counters and progress are worthless after an hour, built files come with a build. */
export const NOT_KEPT = ["built_files", "import_progress", "migrations", "request_limits"];

/**
 * Settings that make text independent of the configuration of both servers, without time limits for large tables or for a
 * transaction that waits while files are stored.
 */
const SESSION = `
  SET datestyle TO 'ISO, YMD'; SET intervalstyle TO postgres; SET extra_float_digits TO 1;
  SET statement_timeout TO 0; SET lock_timeout TO '10s'; SET idle_in_transaction_session_timeout TO 0`;

/** Runs `work` with a connection of its own. */
export async function withConnection<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  // A lost connection fails the statement that waits. Without a listener it would also end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(SESSION);
    return await work();
  } finally {
    await client.end();
  }
}

interface Table {
  name: string;
  columns: string[];
}

/** Every table of the shop in the order of the foreign keys, with the columns that are not generated. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const tables = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [NOT_KEPT],
  );
  const keys = await client.query<Key>(
    `SELECT DISTINCT child.relname AS child, parent.relname AS parent
     FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
     WHERE k.contype = 'f' AND child.relnamespace = 'public'::regnamespace`,
  );
  return inKeyOrder(tables.rows, keys.rows);
}

/** The last number of each sequence, readable without owning it. */
export async function sequencesOf(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows;
}

/** None in a database that no shop has prepared. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ known: boolean }>("SELECT to_regclass('public.migrations') IS NOT NULL AS known");
  if (!known.rows[0]?.known) return [];
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  return rows.map(({ name }) => name);
}

/** How many rows a COPY that was read to its end has sent. */
export async function rowsSent(client: pg.Client, copy: CopyToStreamQuery): Promise<number> {
  // The server tells it after the end, maybe later; it has when it answers the next statement.
  await client.query("");
  return copy.rowCount;
}

/** `public."orders" ("id", "order_number")`, as COPY names a table. */
export const copied = (client: pg.Client, { name, columns }: Table): string =>
  `${named(client, name)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;

export const named = (client: pg.Client, table: string): string => `public.${client.escapeIdentifier(table)}`;
