import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#platform/database/columns.ts";
import { ACTORS } from "../audit-filters.ts";

export const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timeColumn("at").notNull().defaultNow(),
  actor: text({ enum: ACTORS }).notNull(),
  actorId: uuid("actor_id"),
  action: text().notNull(),
  subjectKind: text("subject_kind").notNull(),
  subjectId: text("subject_id").notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  requestId: text("request_id"),
});
