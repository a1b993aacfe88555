import { sql } from "drizzle-orm";
import { boolean, char, date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, percentColumn, timeColumn, translationColumns } from "#platform/database/columns.ts";

export const installation = pgTable("installation", {
  onlyOne: boolean("only_one").primaryKey().default(true),
  mode: text({ enum: ["demo", "live"] }).notNull(),
  secret: bytesColumn("secret").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  /** null: `secret` serves. */
  fileLinkSecret: bytesColumn("file_link_secret"),
});

export const storeSettingsTable = pgTable("store_settings", {
  settingKey: text("setting_key").primaryKey(),
  settingValue: text("setting_value").notNull(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});

export const settingTranslations = pgTable(
  "setting_translations",
  {
    settingKey: text("setting_key").notNull(),
    language: text().notNull(),
    value: text(),
    ...translationColumns(),
  },
  (table) => [primaryKey({ columns: [table.settingKey, table.language] })],
);

export const taxRates = pgTable("tax_rates", {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  country: char({ length: 2 }).notNull(),
  rate: percentColumn("rate").notNull(),
  validFrom: date("valid_from", { mode: "string" }).notNull(),
  validTo: date("valid_to", { mode: "string" }),
});
