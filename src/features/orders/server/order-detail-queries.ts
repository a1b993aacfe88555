import { aliasedTable, and, asc, desc, eq, notInArray, sql } from "drizzle-orm";
import { administrators } from "#features/administrators/server/administrators-table.ts";
import { auditLog } from "#features/audit/server/audit-table.ts";
import { emails } from "#features/email/server/emails-table.ts";
import { payments, refunds } from "#features/payments/server/payments-table.ts";
import { products } from "#features/products/server/products-table.ts";
import { smallImageInView } from "#features/products/server/small-image.ts";
import { vatCheckById } from "#features/vat-numbers/server/check-number.ts";
import type { Db } from "#platform/database/database.ts";
import { partsOfLine } from "./line-parts.ts";
import { listed } from "./order-list-queries.ts";
import { orderLines, orderStatusHistory, orders } from "./orders-table.ts";
import { parcelRows, pieceRows } from "./parcel-queries.ts";
import { shipments } from "./shipments-table.ts";
import { withdrawals } from "./withdrawals-table.ts";

const by = aliasedTable(administrators, "by");

/** Everything stored about one order, or null. */
export async function orderDetail(db: Db, id: string) {
  const [row] = await db
    .select({ order: orders, ...listed, parcels: parcelRows, pieces: pieceRows })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(eq(orders.id, id));
  if (!row) return null;
  const [lines, history, actions, attempts, given, sent, withdrawn] = await Promise.all([
    db
      .select({ line: orderLines, image: smallImageInView, parts: partsOfLine })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(eq(orderLines.orderId, id))
      .orderBy(orderLines.position),
    statusHistory(db, id),
    actionsOn(db, id),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.createdAt)),
    refundsOf(db, id),
    emailsOf(db, id),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, id)).orderBy(desc(withdrawals.declaredAt)),
  ]);
  const vatCheck = await vatCheckById(db, row.order.vatCheckId);
  return {
    ...row,
    vatCheck,
    lines,
    history,
    actions,
    payments: attempts,
    refunds: given,
    emails: sent,
    withdrawals: withdrawn,
  };
}
export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>;

const statusHistory = (db: Db, id: string) =>
  db
    .select({ entry: orderStatusHistory, email: by.email })
    .from(orderStatusHistory)
    .leftJoin(by, eq(by.id, orderStatusHistory.administratorId))
    .where(eq(orderStatusHistory.orderId, id))
    .orderBy(orderStatusHistory.id);

/** Audit actions that the status history shows already. */
const TOLD_BY_STATUS = ["order.status", "order.placed"];

const actionsOn = (db: Db, id: string) =>
  db
    .select({ at: auditLog.at, actor: auditLog.actor, action: auditLog.action, email: by.email })
    .from(auditLog)
    .leftJoin(by, eq(by.id, auditLog.actorId))
    .where(
      and(eq(auditLog.subjectKind, "order"), eq(auditLog.subjectId, id), notInArray(auditLog.action, TOLD_BY_STATUS)),
    )
    .orderBy(auditLog.id);

const refundsOf = (db: Db, id: string) =>
  db
    .select({ refund: refunds, email: by.email })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(by, eq(by.id, refunds.administratorId))
    .where(eq(payments.orderId, id))
    .orderBy(asc(refunds.createdAt));

const emailsOf = (db: Db, id: string) =>
  db
    .select({
      id: emails.id,
      kind: emails.kind,
      recipient: emails.recipient,
      state: emails.state,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      lastError: emails.lastError,
      hasData: sql<boolean>`${emails.data} <> '{}'`,
    })
    .from(emails)
    .where(and(eq(emails.orderId, id), sql`${emails.kind} <> 'order-attention'`))
    .orderBy(desc(emails.createdAt));
