import { sql } from "drizzle-orm";
import pg from "pg";
import { ConfigError } from "#platform/config/config.ts";
import type { Tx } from "#platform/database/database.ts";
import { withConnection } from "./catalogue.ts";

/*
 * A restored shop is not opened before it is settled. The mark is a comment on a table that every version has: it is there
 * with the rows of an archive however old, and no archive brings it along.
 */
const UNSETTLED = "unsettled since ";

/** In the transaction that writes the rows, by the owner. */
export async function markUnsettled(client: pg.Client, madeAt: Date): Promise<void> {
  await client.query(`COMMENT ON TABLE migrations IS '${UNSETTLED}${madeAt.toISOString()}'`);
}

/** In the transaction that settles, by the owner. */
export async function markSettled(tx: Tx): Promise<void> {
  await tx.execute(sql`COMMENT ON TABLE migrations IS NULL`);
}

/** @throws ConfigError for a shop whose restore ended before it was settled */
export async function refuseUnsettled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const { rows } = await withConnection(client, () =>
    client.query<{ mark: string | null }>(
      "SELECT obj_description(to_regclass('public.migrations'), 'pg_class') AS mark",
    ),
  );
  const [, madeAt] = rows[0]?.mark?.split(UNSETTLED) ?? [];
  if (madeAt)
    throw new ConfigError(
      `The restore of this shop was cut off before its numbers, campaigns and sessions were settled: npm run restore -- --settle ${madeAt}`,
    );
}
