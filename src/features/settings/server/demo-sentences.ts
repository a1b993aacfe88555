import { and, eq, isNull, or } from "drizzle-orm";
import { insertTranslations } from "#features/translations/server/insert-translations.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";
import type { SENTENCES } from "../translated-settings.ts";
import { translatedSettings } from "./setting-translations.ts";
import { settingTranslations, storeSettingsTable } from "./settings-table.ts";

type Sentences = Readonly<Record<Exclude<(typeof SENTENCES)[number]["key"], "notice">, string>>;

/** The usual sentences of the settings in other languages. */
const DEMO_SENTENCES: Readonly<Record<TranslationLanguage, Sentences>> = {
  et: {
    store_description: "Aroomidifuuserid ja puhtad eeterlikud õlid rahuliku kodu jaoks.",
    support_hours: "Esmaspäevast reedeni 9.00–17.00 (Tallinna aja järgi)",
    processing_time: "1–2 tööpäeva",
  },
  lv: {
    store_description: "Aromāta difuzori un tīras ēteriskās eļļas mierīgām mājām.",
    support_hours: "No pirmdienas līdz piektdienai plkst. 9.00–17.00 (pēc Tallinas laika)",
    processing_time: "1–2 darbdienas",
  },
  lt: {
    store_description: "Kvapų difuzoriai ir gryni eteriniai aliejai ramiems namams.",
    support_hours: "Pirmadieniais–penktadieniais 9.00–17.00 (Talino laiku)",
    processing_time: "1–2 darbo dienos",
  },
  fi: {
    store_description: "Tuoksudiffuusereita ja puhtaita eteerisiä öljyjä rauhalliseen kotiin.",
    support_hours: "Maanantaista perjantaihin klo 9–17 (Tallinnan aikaa)",
    processing_time: "1–2 arkipäivää",
  },
  de: {
    store_description: "Aroma-Diffuser und reine ätherische Öle für ein ruhiges Zuhause.",
    support_hours: "Montag bis Freitag, 9 bis 17 Uhr (Ortszeit Tallinn)",
    processing_time: "1–2 Arbeitstage",
  },
  pl: {
    store_description: "Dyfuzory zapachowe i czyste olejki eteryczne do spokojnego domu.",
    support_hours: "Od poniedziałku do piątku, 9.00–17.00 (czasu tallińskiego)",
    processing_time: "1–2 dni robocze",
  },
};

const DEMO_HOURS = { settingKey: "support_hours", settingValue: "Monday to Friday, 9:00 to 17:00 (Tallinn)" };

/** The demo is open in these languages from the beginning; a shopkeeper opens them one by one. */
export async function openDemoLanguages(tx: Tx, languages: readonly TranslationLanguage[]): Promise<void> {
  const settingValue = [DEFAULT_LANGUAGE, ...languages].join(", ");
  const settings = [{ settingKey: "languages", settingValue }, DEMO_HOURS];
  await tx.insert(storeSettingsTable).values(settings).onConflictDoNothing();
  for (const language of languages) {
    const things = Object.entries(DEMO_SENTENCES[language]).map(([id, value]) => ({ id, texts: { value } }));
    await insertTranslations(tx, translatedSettings, language, things);
  }
}

/** A machine wrote the demo's languages, and nobody answers at its hours: its sentences go, unless a person has confirmed them. */
export async function closeDemoLanguages(tx: Tx): Promise<void> {
  for (const [language, sentences] of Object.entries(DEMO_SENTENCES))
    for (const [key, sentence] of Object.entries(sentences))
      await tx
        .delete(settingTranslations)
        .where(
          and(
            eq(settingTranslations.settingKey, key),
            eq(settingTranslations.language, language),
            eq(settingTranslations.value, sentence),
            isNull(settingTranslations.confirmedAt),
          ),
        );
  const { settingKey, settingValue } = storeSettingsTable;
  const isDemoHours = and(eq(settingKey, DEMO_HOURS.settingKey), eq(settingValue, DEMO_HOURS.settingValue));
  await tx.delete(storeSettingsTable).where(or(eq(settingKey, "languages"), isDemoHours));
}
