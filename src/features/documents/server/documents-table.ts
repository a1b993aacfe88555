import {
  type AnyPgColumn,
  boolean,
  char,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import { bytesColumn, centsColumn, timeColumn } from "#platform/database/columns.ts";
import { LANGUAGES } from "#shared/language.ts";
import { DOCUMENT_KINDS, type DocumentData } from "../document.ts";

export const documentSeries = pgTable(
  "document_series",
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    isTest: boolean("is_test").notNull(),
    year: smallint().notNull(),
    lastNumber: integer("last_number").notNull(),
    /** Numbers that no document here has, as they may have been given out before a restore. */
    skipped: integer().notNull().default(0),
    /** Of the last document; null before this was noted. */
    lastDay: date("last_day"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.isTest, table.year] })],
);

export const documents = pgTable("documents", {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: DOCUMENT_KINDS }).notNull(),
  number: text().notNull(),
  isTest: boolean("is_test").notNull(),
  year: smallint().notNull(),
  sequence: integer().notNull(),
  dedupeKey: text("dedupe_key").notNull(),
  orderId: uuid("order_id").notNull(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id),
  refundId: uuid("refund_id").references(() => refunds.id),
  correctsId: uuid("corrects_id").references((): AnyPgColumn => documents.id),
  language: text({ enum: LANGUAGES }).notNull(),
  /** Where the goods go. */
  country: char({ length: 2 }).notNull(),
  netCents: centsColumn("net_cents").notNull(),
  vatCents: centsColumn("vat_cents").notNull(),
  grossCents: centsColumn("gross_cents").notNull(),
  data: jsonb().$type<DocumentData>().notNull(),
  /** The day in the shop's time zone. */
  issuedOn: date("issued_on", { mode: "string" }).notNull(),
  issuedAt: timeColumn("issued_at").notNull(),
});

export const documentFiles = pgTable("document_files", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id),
  sha256: bytesColumn("sha256").notNull(),
  bytes: bytesColumn("bytes").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
