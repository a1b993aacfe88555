import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";

/** Inserts more rows than a statement has parameters, as one JSON document. All rows have the columns of the first. */
export async function insertMany<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    known.map(([, column]) => sql`${sql.identifier(column.name)}`),
    sql`, `,
  );
  const documents = rows.map((row) =>
    Object.fromEntries(known.map(([key, column]) => [column.name, plain(Reflect.get(row, key))])),
  );
  await tx.execute(
    sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(documents)}::json)`,
  );
}

const plain = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value);
