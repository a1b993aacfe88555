import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

const modules = import.meta.glob<Record<string, unknown>>("/src/features/*/server/*-table.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));

/** Written with plain SQL by the platform, or by the libraries it uses. */
const TABLES_OF_THE_PLATFORM = [
  "built_files",
  "mailbox_emails",
  "migrations",
  "noted_figures",
  "request_limits",
  "test_page_events",
  "test_page_refunds",
  "test_page_sessions",
];

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Columns that no code names: the version before still does, and a later release drops them. */
const UNUSED = `coalesce(col_description(attrelid, attnum), '') LIKE 'unused: %'`;

describe("the tables in code and in the database", () => {
  it("are the same", async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    const ours = rows.map(({ name }) => name).filter((name) => !TABLES_OF_THE_PLATFORM.includes(name));
    expect(tables.map(({ name }) => name).toSorted()).toEqual(ours.toSorted());
  });

  it.each(tables)("have the same columns: $name", async ({ name, columns, primaryKeys }) => {
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    const inCode = columns.map((column) => ({
      name: column.name,
      type: sqlType(column.getSQLType()),
      notNull: column.notNull || keys.includes(column.name),
      hasDefault: column.hasDefault || column.generated !== undefined,
      isKey: column.primary || keys.includes(column.name),
    }));
    const { rows } = await database.pool.query(COLUMNS, [name]);
    expect(inCode).toEqual(rows);
  });

  it.each(tables)("allow the same words: $name", async ({ name, columns }) => {
    const { rows } = await database.pool.query<{ column: string; rule: string }>(LISTS_OF_WORDS, [name]);
    const inDatabase = rows.map(({ column, rule }) => [
      column,
      [...rule.matchAll(/'([^']*)'/g)].map(([, word]) => word),
    ]);
    const listed = new Set(rows.map(({ column }) => column));
    const inCode = columns
      .filter((column) => listed.has(column.name))
      .map((column) => [column.name, column.enumValues ?? []] as const);
    expect(sortedWords(inCode)).toEqual(sortedWords(inDatabase as [string, string[]][]));
  });

  it("refer to one another alike", async () => {
    const inCode = tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns, foreignTable } = key.reference();
        return `${name}.${columns.map((column) => column.name)} -> ${getTableConfig(foreignTable).name}`;
      }),
    );
    const { rows } = await database.pool.query<{ reference: string }>(REFERENCES);
    expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(inCode));
  });
});

/** As PostgreSQL writes it. */
const sqlType = (type: string) => type.replace(/^char\b/, "character").replace(", ", ",");

const sortedWords = (lists: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(lists.map(([column, words]) => [column, words.toSorted()]));

const COLUMNS = `
  SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "notNull",
         atthasdef OR attidentity <> '' AS "hasDefault",
         EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'p' AND attnum = ANY (conkey)) AS "isKey"
  FROM pg_attribute WHERE attrelid = format('public.%I', $1::text)::regclass AND attnum > 0 AND NOT attisdropped AND NOT ${UNUSED}
  ORDER BY attnum`;

const LISTS_OF_WORDS = `
  SELECT attname AS column, pg_get_constraintdef(c.oid) AS rule
  FROM pg_constraint c JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
  WHERE conrelid = format('public.%I', $1::text)::regclass AND contype = 'c' AND cardinality(conkey) = 1
    AND pg_get_constraintdef(c.oid) LIKE '%= ANY (ARRAY[%'`;

const REFERENCES = `
  SELECT conrelid::regclass || '.' || attname || ' -> ' || confrelid::regclass AS reference
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

it("every foreign key has an index, so that deleting what it points to scans no table", async () => {
  const { rows } = await database.pool.query(`
    SELECT conrelid::regclass || '.' || conname AS key
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index
      WHERE indrelid = conrelid AND indisvalid
        AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) IN (
          SELECT format('(%I IS NOT NULL)', attname) FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey))))`);
  expect(rows).toEqual([]);
});
