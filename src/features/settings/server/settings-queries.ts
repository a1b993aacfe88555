import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { Events } from "#platform/events/events.ts";
import { dayIn } from "#shared/day.ts";
import type { StoreSettings } from "#shared/store-settings.ts";
import { settingsFrom } from "../store-settings.ts";
import { storeSettingsTable } from "./settings-table.ts";

export async function storeSettings(db: Db): Promise<StoreSettings> {
  return settingsFrom(await db.select().from(storeSettingsTable).orderBy(storeSettingsTable.settingKey));
}

/** A line that broke unnoticed tells of no change. */
const OLDEST_MS = 60_000;

interface Known {
  settings: Promise<StoreSettings>;
  until: number;
}

const known = new WeakMap<Events, Known | undefined>();

/** The settings for pages, cached by each process until they change. Code that decides about money reads `storeSettings`. */
export function knownSettings({ db, events }: { db: Db; events: Events }): Promise<StoreSettings> {
  const forget = () => known.set(events, undefined);
  if (!known.has(events))
    events.listen((change) => (change === "reconnected" || change.kind === "settings") && forget());
  const kept = known.get(events);
  if (kept && kept.until > Date.now()) return kept.settings;
  const settings = storeSettings(db);
  known.set(events, { settings, until: Date.now() + OLDEST_MS });
  settings.catch(forget);
  return settings;
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
