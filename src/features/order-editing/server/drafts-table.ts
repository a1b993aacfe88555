import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { timeColumn } from "#platform/database/columns.ts";
import type { DraftData } from "../draft.ts";

export const orderDrafts = pgTable("order_drafts", {
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  data: jsonb().$type<DraftData>().notNull(),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  createdAt: timeColumn("created_at").notNull(),
  updatedAt: timeColumn("updated_at").notNull(),
});
