import { eq } from "drizzle-orm";
import { insertTranslations } from "#features/translations/server/insert-translations.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import type { SENTENCES } from "../translated-settings.ts";
import { translatedSettings } from "./setting-translations.ts";
import { storeSettingsTable } from "./settings-table.ts";

type Sentences = Readonly<Record<(typeof SENTENCES)[number]["key"], string>>;

/** The usual sentences of the settings in other languages. */
const DEMO_SENTENCES: Readonly<Record<TranslationLanguage, Sentences>> = {
  et: {
    store_description: "Aroomidifuuserid ja puhtad eeterlikud õlid rahuliku kodu jaoks.",
    processing_time: "1–2 tööpäeva",
  },
  lv: {
    store_description: "Aromāta difuzori un tīras ēteriskās eļļas mierīgām mājām.",
    processing_time: "1–2 darbdienas",
  },
  lt: {
    store_description: "Kvapų difuzoriai ir gryni eteriniai aliejai ramiems namams.",
    processing_time: "1–2 darbo dienos",
  },
  fi: {
    store_description: "Tuoksudiffuusereita ja puhtaita eteerisiä öljyjä rauhalliseen kotiin.",
    processing_time: "1–2 arkipäivää",
  },
  de: {
    store_description: "Aroma-Diffuser und reine ätherische Öle für ein ruhiges Zuhause.",
    processing_time: "1–2 Werktage",
  },
  pl: {
    store_description: "Dyfuzory zapachowe i czyste olejki eteryczne do spokojnego domu.",
    processing_time: "1–2 dni robocze",
  },
};

/** The demo is open in these languages from the beginning; a shopkeeper opens them one by one. */
export async function openDemoLanguages(tx: Tx, languages: readonly TranslationLanguage[]): Promise<void> {
  const settingValue = [DEFAULT_LANGUAGE, ...languages].join(", ");
  await tx.insert(storeSettingsTable).values({ settingKey: "languages", settingValue }).onConflictDoNothing();
  for (const language of languages) {
    const things = Object.entries(DEMO_SENTENCES[language]).map(([id, value]) => ({ id, texts: { value } }));
    await insertTranslations(tx, translatedSettings, language, things);
  }
}

/** A machine wrote the demo's languages. */
export async function closeDemoLanguages(tx: Tx): Promise<void> {
  await tx.delete(storeSettingsTable).where(eq(storeSettingsTable.settingKey, "languages"));
}
