import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { type StoreSettings, settingsFrom } from "../store-settings.ts";
import { storeSettingsTable, taxRates } from "./settings-table.ts";

export async function storeSettings(db: Db): Promise<StoreSettings> {
  return settingsFrom(await db.select().from(storeSettingsTable));
}

/** VAT in percent that a country asks on a day; countries without a rate (exports) pay none (decision 15). */
export async function vatRate(db: Db, country: string, day: Date): Promise<number> {
  const [row] = await db
    .select({ rate: taxRates.rate })
    .from(taxRates)
    .where(
      sql`${taxRates.country} = ${country} AND daterange(${taxRates.validFrom}, ${taxRates.validTo}, '[]') @> ${day.toISOString().slice(0, 10)}::date`,
    );
  return row?.rate ?? 0;
}
