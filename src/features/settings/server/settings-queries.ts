import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { type StoreSettings, settingsFrom } from "../store-settings.ts";
import { storeSettingsTable } from "./settings-table.ts";

export async function storeSettings(db: Db): Promise<StoreSettings> {
  return settingsFrom(await db.select().from(storeSettingsTable));
}

/**
 * What checkout needs to know of the shop, in one question: its settings, and the VAT in percent that a country asks on a day.
 * Countries without a rate (exports) pay none (decision 15).
 */
export async function checkoutTerms(
  db: Db,
  country: string,
  day: Date,
): Promise<{ settings: StoreSettings; vatRate: number }> {
  const { rows } = await db.execute<{ settings: [string, string][]; rate: string | null }>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_array(setting_key, setting_value)), '[]') FROM store_settings) AS settings,
           (SELECT rate FROM tax_rates WHERE country = ${country}
            AND daterange(valid_from, valid_to, '[]') @> ${day.toISOString().slice(0, 10)}::date) AS rate`);
  const { settings = [], rate = null } = rows[0] ?? {};
  return {
    settings: settingsFrom(settings.map(([settingKey, settingValue]) => ({ settingKey, settingValue }))),
    vatRate: Number(rate ?? 0),
  };
}
