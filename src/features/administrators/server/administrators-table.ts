import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { BACK_OFFICE_LANGUAGES } from "#shared/back-office-language.ts";
import { ROLES } from "#shared/role.ts";

export const administrators = pgTable("administrators", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  role: text({ enum: ROLES }).notNull().default("administrator"),
  language: text({ enum: BACK_OFFICE_LANGUAGES }).notNull().default("en"),
  /** The shop made the password and told it in the output of its start. */
  isPasswordTold: boolean("is_password_told").notNull().default(false),
});
