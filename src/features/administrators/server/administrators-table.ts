import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";

export const administrators = pgTable("administrators", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  passwordHash: text("password_hash").notNull(),
  isSuperuser: boolean("is_superuser").notNull().default(false),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});
