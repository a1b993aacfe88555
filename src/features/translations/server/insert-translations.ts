import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Texts, TranslationLanguage } from "../translation.ts";
import type { Translated } from "./translated.ts";

/** Published translations of things that have none, in one statement: those of the demo, which a machine made. */
export async function insertTranslations(
  tx: Tx,
  kind: Translated,
  language: TranslationLanguage,
  things: readonly { id: string; texts: Texts }[],
): Promise<void> {
  const rows = things.map(({ id, texts }) => ({ ...kind.columnsOf(texts, id), [kind.key]: id }));
  const table = sql.raw(kind.table);
  const key = sql.raw(kind.key);
  const columns = sql.raw(kind.columns.join(", "));
  const values = sql.raw(kind.columns.map((column) => `r.${column}`).join(", "));
  await tx.execute(sql`
    INSERT INTO ${table} (${key}, language, ${columns}, source, state, by_machine)
    SELECT r.${key}, ${language}::text, ${values}, e.english, 'published', true
    FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::jsonb) r JOIN (${kind.english}) e ON e.id = r.${key}`);
}
