import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.ts";

const REST = "0000000-0000-0000-0000-000000000000";

/** The condition that the UUID in a column begins with one hexadecimal digit. */
export type Sixteenth = (column: SQL) => SQL;

/** A statement over a whole table, in sixteen parts by a random UUID: at once it would take longer than a statement may, where there are millions of rows. */
export const inSixteenths = (part: (isInPart: Sixteenth) => SQL): SQL[] =>
  [..."0123456789abcdef"].map((digit) =>
    part((column) => sql`${column} BETWEEN ${digit + REST}::uuid AND ${digit + REST.replaceAll("0", "f")}::uuid`),
  );

/** The first hundred rows that the statements find. Each reads one snapshot. */
export async function firstHundred<T extends Record<string, unknown>>(
  db: Db,
  statements: readonly SQL[],
): Promise<T[]> {
  const found: T[] = [];
  for (const statement of statements) {
    if (found.length >= 100) break;
    const { rows } = await db.execute(sql`${statement} LIMIT 100`);
    found.push(...(rows as T[]));
  }
  return found;
}
