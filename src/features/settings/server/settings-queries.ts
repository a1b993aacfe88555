import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { cachedAnswers } from "#platform/events/cached-answers.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn } from "#shared/day.ts";
import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { messages } from "../messages.ts";
import { noticeOn, settingsFrom } from "../store-settings.ts";
import { SENTENCES } from "../translated-settings.ts";
import { settingTranslations, storeSettingsTable } from "./settings-table.ts";

export async function storeSettings(db: Db): Promise<StoreSettings> {
  return settingsFrom(await db.select().from(storeSettingsTable).orderBy(storeSettingsTable.settingKey));
}

/** A period as queries of sums ask for it. */
export async function periodFilter(db: Db, { from, to, test }: { from: string; to: string; test: boolean }) {
  const { timeZone } = await storeSettings(db);
  return { from, to, timeZone, isTest: test };
}

/** With its sentences in the language of the request, in English where they are not translated. */
export async function settingsInLanguage(db: Db): Promise<StoreSettings> {
  const language = currentLanguage();
  if (language === DEFAULT_LANGUAGE) return storeSettings(db);
  const { settingKey, value: settingValue } = settingTranslations;
  const [settings, translated] = await Promise.all([
    storeSettings(db),
    db
      .select({ settingKey, settingValue: sql<string>`${settingValue}` })
      .from(settingTranslations)
      .where(
        and(
          eq(settingTranslations.language, language),
          eq(settingTranslations.state, "published"),
          isNotNull(settingValue),
          // A notice is of its days: a translation of the one before says what is over.
          sql`(${settingKey} <> 'notice' OR ${settingTranslations.source} ->> 'value' = (
            SELECT btrim(s.setting_value) FROM store_settings s WHERE s.setting_key = 'notice'))`,
        ),
      ),
  ]);
  const read = settingsFrom(translated);
  const keys = translated.map((row) => row.settingKey);
  // What the shop no longer says in English, it says in no language.
  const sentences = SENTENCES.filter(({ key, name }) => keys.includes(key) && settings[name]);
  return { ...settings, ...Object.fromEntries(sentences.map(({ name }) => [name, read[name]])) };
}

/** The languages that have the official notice of the legal guarantee. */
export async function noticedLanguages(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ language: string }>(
    sql`SELECT language FROM guarantee_notices WHERE removed_at IS NULL`,
  );
  return rows.map(({ language }) => language);
}

const known = cachedAnswers<StoreSettings>(["settings"]);

/**
 * The settings for pages in the language of the request, as each process knows them. Code that decides about money reads
 * `storeSettings`.
 */
export async function knownSettings({
  db,
  events,
  clock,
}: Pick<AppContext, "db" | "events" | "clock">): Promise<StoreSettings> {
  const settings = await known(events, currentLanguage(), () => settingsInLanguage(db));
  const notice = noticeOn(settings, clock.now());
  return notice === settings.notice ? settings : { ...settings, notice };
}

/**
 * What checkout needs to know of the shop, in one question: its settings, and the VAT in percent that a country asks at that
 * moment. Countries without a rate (exports) pay none (decision 15).
 */
export async function checkoutTerms(
  db: Db,
  country: string,
  at: Date,
): Promise<{ settings: StoreSettings; vatRate: number }> {
  const { rows } = await db.execute<{ settings: [string, string][]; rates: [number, string, string | null][] }>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_array(setting_key, setting_value)), '[]') FROM store_settings) AS settings,
           (SELECT coalesce(json_agg(json_build_array(rate, valid_from, valid_to)), '[]') FROM tax_rates
            WHERE country = ${country}) AS rates`);
  const { settings: written = [], rates = [] } = rows[0] ?? {};
  const settings = settingsFrom(written.map(([settingKey, settingValue]) => ({ settingKey, settingValue })));
  const day = dayIn(settings.timeZone, at);
  const [vatRate = 0] = rates.find(([, from, to]) => from <= day && (to === null || day <= to)) ?? [];
  return { settings, vatRate };
}

/** The VAT that a country asks on a day (`2026-11-23`), in percent, as an order was priced with it. */
export interface PricedRate {
  country: string;
  day: string;
  rate: number;
}

/** A rate was taken back since an order was priced with it. */
export class RateChanged extends AppError {
  constructor() {
    super("conflict", messages.rates.changed, { code: "VAT_CHANGED" });
  }
}

/** Whether the country still asks that; to be asked within the statement that places the order, as nobody takes back a rate until it is committed. */
export const isRateStill = ({ country, day, rate }: PricedRate): SQL<boolean> =>
  sql<boolean>`coalesce((SELECT rate FROM tax_rates WHERE country = ${country} AND valid_from <= ${day} AND (valid_to IS NULL OR ${day} <= valid_to)), 0) = ${rate}`;
