import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { currentLanguage, type Language } from "#shared/language.ts";

/** The database sorts by bytes: š and õ would come after z. Every PostgreSQL with ICU has these. */
const COLLATIONS: Readonly<Record<Language, SQL>> = {
  en: sql`"en-x-icu"`,
  et: sql`"et-x-icu"`,
  lv: sql`"lv-x-icu"`,
  lt: sql`"lt-x-icu"`,
  fi: sql`"fi-x-icu"`,
  de: sql`"de-x-icu"`,
  pl: sql`"pl-x-icu"`,
};

/** For ORDER BY: a text in the order of a language's alphabet. */
export const alphabetically = (text: SQLWrapper, language: Language = currentLanguage()): SQL =>
  sql`${text} COLLATE ${COLLATIONS[language]}`;
