import { type SQL, sql } from "drizzle-orm";

/** A moment as a parameter of SQL. */
export const timestamptz = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
