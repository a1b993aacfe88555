import { sql } from "drizzle-orm";
import { messages } from "#features/translations/messages.ts";
import type { Translated } from "#features/translations/server/translated.ts";
import { textField } from "#features/translations/translation.ts";
import { messages as words } from "../messages.ts";
import { settingRules } from "../setting.ts";
import { DEFAULT_SETTINGS, settingValues } from "../store-settings.ts";
import { SENTENCES } from "../translated-settings.ts";

const usual = settingValues(DEFAULT_SETTINGS);
const sentences = () =>
  sql.join(
    SENTENCES.map(({ key }) => sql`(${key}::text, ${words.sentences[key]}::text, ${usual[key]}::text)`),
    sql`, `,
  );

/** The settings that shoppers read as sentences. */
export const translatedSettings: Translated = {
  kind: "setting",
  fields: [textField("value", () => messages.fields.text, "line", 1_000)],
  whole: null,
  urgent: [],
  table: "setting_translations",
  key: "setting_key",
  idType: "text",
  columns: ["value"],
  /** With the titles in the language of who reads them. */
  get english() {
    return sql`
      SELECT s.key AS id, s.label AS title, true AS is_shown,
             jsonb_build_object('value', coalesce(nullif(btrim(w.setting_value), ''), s.usual)) AS english
      FROM (VALUES ${sentences()}) AS s (key, label, usual) LEFT JOIN store_settings w ON w.setting_key = s.key`;
  },
  textsOf: ({ value }) => ({ value: typeof value === "string" ? value : "" }),
  columnsOf: ({ value = "" }, id) => ({ value: value === "" ? null : read(id, value) }),
};

/** By the rules of the English text. @throws Error with a sentence */
function read(id: string, value: string): string {
  const sentence = SENTENCES.find(({ key }) => key === id);
  const { data, error } = settingRules[sentence?.key ?? "store_description"].safeParse(value);
  if (data === undefined) throw new Error(error?.issues[0]?.message ?? "");
  return data;
}
