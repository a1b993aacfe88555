import { saveTranslation } from "#features/translations/server/save-translation.ts";
import type { Translated } from "#features/translations/server/translated.ts";
import { asAnswer, translationsOf } from "#features/translations/server/translation-queries.ts";
import type { Texts, TranslationLanguage, TranslationsAnswer } from "#features/translations/translation.ts";
import type { AppContext } from "#platform/context.ts";
import { SOMEBODY } from "./makers.ts";

/** What the back office sees of the texts of one thing. */
export async function textsOf(shop: AppContext, kind: Translated, id: string): Promise<TranslationsAnswer> {
  const row = await translationsOf(shop.db, kind, id);
  if (!row) throw new Error("There is no such thing");
  return asAnswer(kind, row);
}

export async function translationIn(shop: AppContext, kind: Translated, id: string, language: TranslationLanguage) {
  const { translations } = await textsOf(shop, kind, id);
  const found = translations.find((one) => one.language === language);
  if (!found) throw new Error("There is no such language");
  return found;
}

interface Saving {
  language?: TranslationLanguage;
  texts: Texts;
  state?: "draft" | "published";
  up_to_date?: boolean;
  by_machine?: boolean;
  /** Instead of those of now. */
  version?: number;
  source?: string;
}

/** Saves as an administrator who has seen what is there now. */
export async function translate(shop: AppContext, kind: Translated, id: string, saving: Saving): Promise<void> {
  const { language = "et", state = "published", texts, up_to_date = false, by_machine = false } = saving;
  const { source, translations } = await textsOf(shop, kind, id);
  const { version = 0 } = translations.find((one) => one.language === language) ?? {};
  const input = { version, source, texts, state, up_to_date, by_machine, ...definedOf(saving) };
  await saveTranslation(shop, kind, { id, language }, input, SOMEBODY);
}

const definedOf = ({ version, source }: Saving) => ({
  ...(version === undefined ? {} : { version }),
  ...(source === undefined ? {} : { source }),
});
