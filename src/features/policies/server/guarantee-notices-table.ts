import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { LANGUAGES } from "#shared/language.ts";
import { NOTICE_TYPES } from "../guarantee-notice.ts";

export const guaranteeNotices = pgTable("guarantee_notices", {
  id: uuid().primaryKey().defaultRandom(),
  language: text({ enum: LANGUAGES }).notNull(),
  path: text().notNull(),
  contentType: text("content_type", { enum: NOTICE_TYPES }).notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timeColumn("created_at").notNull(),
  createdBy: uuid("created_by"),
  removedAt: timeColumn("removed_at"),
});
