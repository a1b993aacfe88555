import { boolean, char, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { centsColumn, timeColumn } from "#platform/database/columns.ts";
import type { PaymentSessionRequest } from "#platform/payment/payment.ts";
import { PAYMENT_PROVIDERS } from "#platform/payment/payment.ts";
import type { MessageDescriptor } from "#shared/message-descriptor.ts";
import { CURRENCIES, CURRENCY, euros } from "#shared/money.ts";
import { PAYMENT_STATES, REFUND_STATES } from "../payment-state.ts";
import { TASK_KINDS } from "../payment-task.ts";

export const payments = pgTable("payments", {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid("order_id").notNull(),
  provider: text({ enum: PAYMENT_PROVIDERS }).notNull().default("stripe"),
  idempotencyKey: text("idempotency_key").notNull(),
  request: jsonb().$type<PaymentSessionRequest>().notNull(),
  sessionId: text("session_id"),
  checkoutUrl: text("checkout_url"),
  chargeId: text("charge_id"),
  state: text({ enum: PAYMENT_STATES }).notNull().default("opening"),
  amountCents: centsColumn("amount_cents").notNull(),
  refundedCents: centsColumn("refunded_cents").notNull().default(euros(0)),
  currency: char({ length: 3, enum: CURRENCIES }).notNull().default(CURRENCY),
  expiresAt: timeColumn("expires_at").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  paidAt: timeColumn("paid_at"),
  receivedCents: centsColumn("received_cents"),
  receivedCurrency: char("received_currency", { length: 3 }),
  /** The trace of the checkout, where traces are collected. */
  traceparent: text(),
  method: text(),
  /** What the provider kept; null where it does not tell. */
  feeCents: centsColumn("fee_cents"),
  /** A proper name of the method, as the buyer saw it; null for what each language calls otherwise. */
  methodName: text("method_name"),
  /** When a payout report had it; null where none has. */
  paidOutAt: timeColumn("paid_out_at"),
  /** The correction of the order whose difference it pays; null for what pays the order. */
  correctionId: uuid("correction_id"),
});

export const refunds = pgTable("refunds", {
  id: uuid().primaryKey().defaultRandom(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id),
  idempotencyKey: text("idempotency_key").notNull(),
  amountCents: centsColumn("amount_cents").notNull(),
  restock: boolean().notNull().default(false),
  reason: text(),
  state: text({ enum: REFUND_STATES }).notNull().default("requested"),
  providerId: text("provider_id"),
  failure: text(),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  /** null for at once. */
  nextAttemptAt: timeColumn("next_attempt_at"),
  /** The correction of the order whose difference goes back. */
  correctionId: uuid("correction_id"),
  /** The order that is paid with it: an exchange, in which no money moves. */
  exchangeOrderId: uuid("exchange_order_id"),
  /** What the provider kept for it; null where it does not tell. */
  feeCents: centsColumn("fee_cents"),
  /** Since when the books have what the shop itself gave back of an exchange. */
  bookedAt: timeColumn("booked_at").notNull().defaultNow(),
  /** What an administrator asked for under its key, as `plan-refunds.ts` writes it; null where nobody did. */
  asked: text(),
});

export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull(),
    id: text().notNull(),
    kind: text().notNull(),
    sessionId: text("session_id"),
    orderId: uuid("order_id"),
    outcome: text().notNull(),
    happenedAt: timeColumn("happened_at").notNull(),
    receivedAt: timeColumn("received_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const paymentTasks = pgTable("payment_tasks", {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: TASK_KINDS }).notNull(),
  dedupeKey: text("dedupe_key").notNull(),
  orderId: uuid("order_id"),
  what: text().notNull(),
  dueAt: timeColumn("due_at").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  doneAt: timeColumn("done_at"),
  administratorId: uuid("administrator_id").references(() => administrators.id),
  /** What `what` says, for readers of other languages. */
  matters: jsonb().$type<MessageDescriptor[]>().notNull().default([]),
});

export const paymentReconciliations = pgTable("payment_reconciliations", {
  provider: text({ enum: PAYMENT_PROVIDERS }).primaryKey(),
  eventsUntil: timeColumn("events_until").notNull(),
  statementUntil: timeColumn("statement_until"),
});
