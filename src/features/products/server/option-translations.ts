import { type SQL, sql } from "drizzle-orm";
import type { Saved, Translated } from "#features/translations/server/translated.ts";
import { textField } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../variant-messages.ts";
import { MAX_TERM } from "../variants.ts";

/** The words of options, attributes and their values. Those that neither a variant on sale nor an attribute uses are not asked for. */
export const translatedOptions: Translated = {
  kind: "option",
  fields: [textField("word", () => messages.word, "line", MAX_TERM)],
  whole: null,
  urgent: [],
  table: "option_term_translations",
  key: "term_id",
  idType: "uuid",
  columns: ["word"],
  english: sql`
    SELECT o.id, o.term AS title, jsonb_build_object('word', o.term) AS english, EXISTS (
      SELECT FROM products p JOIN product_groups g ON g.id = p.group_id
      WHERE p.retired_at IS NULL AND option_key(ARRAY[o.term]) = ANY (string_to_array(option_key(g.options || p.option_values), E'\\x1f'))
    ) OR option_key(ARRAY[o.term]) IN (SELECT option_key(ARRAY[w]) FROM attributes a, unnest(attribute_terms(a.name, a.choices)) AS w) AS is_shown
    FROM option_terms o`,
  textsOf: ({ word }) => ({ word: typeof word === "string" ? word : "" }),
  columnsOf: ({ word }) => ({ word: word || null }),
  afterwards: refuseSharedWord,
};

/** Two variants would have one name in carts. @throws AppError where another value of an option is called so already */
async function refuseSharedWord(tx: Tx, { id, language, after }: Saved): Promise<void> {
  const word = after?.word;
  if (typeof word !== "string") return;
  const { rows } = await tx.execute<{ term: string }>(sql`
    SELECT other.term FROM option_terms own, option_term_translations t JOIN option_terms other ON other.id = t.term_id
    WHERE own.id = ${id} AND t.term_id <> own.id AND t.language = ${language} AND option_key(ARRAY[t.word]) = option_key(ARRAY[${word}])
      AND EXISTS (
        SELECT FROM products p CROSS JOIN generate_subscripts(p.option_values, 1) AS place JOIN products q ON q.group_id = p.group_id
        WHERE option_key(p.option_values[place:place]) = option_key(ARRAY[own.term])
          AND option_key(q.option_values[place:place]) = option_key(ARRAY[other.term]))
    LIMIT 1`);
  if (rows[0]) throw new AppError("conflict", messages.wordTaken(word, rows[0].term));
}

interface Renamed {
  from: string;
  to: string;
}

/**
 * A word that is called otherwise keeps its translations until it has others: shoppers go on reading them, and they count as outdated.
 * The new words must be written already.
 */
export const keepTranslations = (tx: Tx, renamed: readonly Renamed[]) => copyTranslations(tx, renamed, sql`true`);

const numbersOf = (word: SQL) => sql`btrim(regexp_replace(${word}, ${"[^0-9]+"}, ${" "}, ${"g"}))`;

const plain = (word: SQL) => sql`regexp_replace(lower(${word}), ${"[[:space:]]+"}, ${""}, ${"g"})`;

const lettersOf = (word: SQL) => sql`length(regexp_replace(${word}, ${"[[:space:][:digit:]]+"}, ${""}, ${"g"}))`;

const [FROM, TO] = [sql`r."from"`, sql`r."to"`];
const distance = sql`levenshtein(${plain(FROM)}, ${plain(TO)})`;

/** The same of values, where another word may be another thing: Red is no correction of Blue, nor 10 ml of 20 ml. */
export const keepTranslationsOfCorrected = (tx: Tx, renamed: readonly Renamed[]) =>
  copyTranslations(
    tx,
    renamed,
    sql`${numbersOf(FROM)} = ${numbersOf(TO)} AND ${distance} <= 2 AND ${distance} * 3 <= least(${lettersOf(FROM)}, ${lettersOf(TO)})`,
  );

async function copyTranslations(tx: Tx, renamed: readonly Renamed[], condition: SQL): Promise<void> {
  const { rows: pairs } = await tx.execute(sql`
    SELECT DISTINCT ON (new.id) new.id AS "to", old.id AS "from"
    FROM jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) AS r("from" text, "to" text)
      JOIN option_terms old ON option_key(ARRAY[old.term]) = option_key(ARRAY[r."from"])
      JOIN option_terms new ON option_key(ARRAY[new.term]) = option_key(ARRAY[r."to"]) AND new.id <> old.id
    WHERE ${condition} AND EXISTS (
      SELECT FROM option_term_translations t WHERE t.term_id = old.id
      AND NOT EXISTS (SELECT FROM option_term_translations o WHERE o.term_id = new.id AND o.language = t.language))
    ORDER BY new.id`);
  // Also a statement that writes nothing would tell all pages that words have changed.
  if (pairs.length === 0) return;
  await tx.execute(sql`
    INSERT INTO option_term_translations (term_id, language, word, source, state, by_machine, confirmed_at, confirmed_by)
    SELECT r."to", t.language, t.word, t.source, t.state, t.by_machine, t.confirmed_at, t.confirmed_by
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS r("from" uuid, "to" uuid)
      JOIN option_term_translations t ON t.term_id = r."from"
    ON CONFLICT DO NOTHING`);
}
