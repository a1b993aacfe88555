import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Translated } from "./translated.ts";

interface Replacing {
  /** Of the things that show the image: a list of a statement. */
  ids: SQL;
  from: string;
  to: string;
}

/**
 * Another image in the column with the HTML of these translations, and in the English text that each was made from: an image is no
 * other text, so none becomes stale.
 */
export async function replaceInTranslations(
  tx: Tx,
  { table, key }: Translated,
  column: string,
  { ids, from, to }: Replacing,
): Promise<void> {
  const html = sql.raw(column);
  await tx.execute(sql`
    UPDATE ${sql.raw(table)} SET ${html} = replace(${html}, ${from}, ${to}), source = replace(source::text, ${from}, ${to})::jsonb,
      version = version + 1
    WHERE ${sql.raw(key)} IN ${ids} AND (position(${from} IN ${html}) > 0 OR position(${from} IN source::text) > 0)`);
}
