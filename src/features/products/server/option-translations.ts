import { sql } from "drizzle-orm";
import type { Translated } from "#features/translations/server/translated.ts";
import { textField } from "#features/translations/translation.ts";
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
};
