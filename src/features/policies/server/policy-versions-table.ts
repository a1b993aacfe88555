import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytesColumn, timeColumn } from "#platform/database/columns.ts";
import { POLICIES } from "../policy.ts";

export const policyVersions = pgTable(
  "policy_versions",
  {
    policy: text({ enum: POLICIES }).notNull(),
    language: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    lead: text().notNull(),
    body: text().notNull(),
    validFrom: timeColumn("valid_from").notNull(),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    createdBy: uuid("created_by"),
    hasBegun: boolean("has_begun").notNull(),
    /** Before it began. */
    withdrawnAt: timeColumn("withdrawn_at"),
    /** By which an image names where it is shown. */
    id: uuid().notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.policy, table.language, table.version] })],
);

export const agreedTerms = pgTable("agreed_terms", {
  hash: bytesColumn("hash").primaryKey(),
  language: text().notNull(),
  version: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  body: text().notNull(),
  validFrom: timeColumn("valid_from").notNull(),
  firstAgreedAt: timeColumn("first_agreed_at").notNull().defaultNow(),
  /** What stood above the order button beside the terms; null for wordings of before it was kept. */
  notice: text(),
  /** The official file that stood there in place of these words, as its path in the storage. */
  noticeFile: text("notice_file"),
});
