import { boolean, char, doublePrecision, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { PARCEL_MACHINE_KINDS } from "../parcel-machine.ts";

export const parcelMachines = pgTable("parcel_machines", {
  id: uuid().primaryKey().defaultRandom(),
  provider: text().notNull(),
  externalId: text("external_id").notNull(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  postalCode: text("postal_code").notNull(),
  countryCode: char("country_code", { length: 2 }).notNull(),
  countryName: text("country_name").notNull(),
  kind: text({ enum: PARCEL_MACHINE_KINDS }).notNull().default("machine"),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  hours: text(),
  comment: text(),
  isActive: boolean("is_active").notNull().default(true),
  isSample: boolean("is_sample").notNull().default(false),
  lastSeenAt: timeColumn("last_seen_at").notNull().defaultNow(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
