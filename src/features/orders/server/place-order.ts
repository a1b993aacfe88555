import { randomInt } from "node:crypto";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import { auditEntry } from "#features/audit/server/write-audit.ts";
import { stockHolds } from "#features/stock/server/stock-table.ts";
import type { Db } from "#platform/database/database.ts";
import { orderLines, orderStatusHistory, orders } from "./orders-table.ts";

export type NewOrder = typeof orders.$inferInsert & { id: string };
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId" | "position">;

export interface PlacedOrder {
  id: string;
  orderNumber: string;
}

/** TRK and 14 random digits (decision 22). */
export const newTrackingCode = (): string =>
  `TRK${String(randomInt(10 ** 7)).padStart(7, "0")}${String(randomInt(10 ** 7)).padStart(7, "0")}`;

/** Writes a pending order with its lines, the first word of its history and its audit, in one statement. */
export async function placeOrder(
  tx: Db,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  requestId: string,
): Promise<PlacedOrder> {
  const orderId = order.id;
  const placed = tx
    .$with("placed")
    .as(tx.insert(orders).values(order).returning({ id: orders.id, orderNumber: orders.orderNumber }));
  const withLines = tx.$with("with_lines").as(
    tx
      .insert(orderLines)
      .values(lines.map((line, i) => ({ ...line, orderId, position: i + 1 })))
      .returning({ position: orderLines.position }),
  );
  const withHistory = tx
    .$with("with_history")
    .as(
      tx
        .insert(orderStatusHistory)
        .values({ orderId, toStatus: "pending", actor: "shopper", reason: "placed" })
        .returning({ id: orderStatusHistory.id }),
    );
  const audited = tx.$with("audited").as(
    auditEntry(tx, {
      actor: "shopper",
      action: "order.placed",
      subject: { kind: "order", id: orderId },
      requestId,
    }),
  );
  const [row] = await tx.with(placed, withLines, withHistory, audited).select().from(placed);
  if (!row) throw new Error("An insert answered with no row");
  return row;
}

const REPEAT_SECONDS = 60;

export interface EarlierAttempt {
  id: string;
  orderNumber: string;
  cartHash: Buffer;
  idempotencyKey: string | null;
}

const attempt = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  cartHash: orders.cartHash,
  idempotencyKey: orders.idempotencyKey,
};

export async function orderWithKey(db: Db, idempotencyKey: string): Promise<EarlierAttempt | null> {
  const [order] = await db.select(attempt).from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  return order ?? null;
}

/** Without a key, the same browser and cart within 60 s count as the same attempt (decision 20). */
export async function sameAttempt(
  db: Db,
  browser: Buffer,
  cartHash: Buffer,
  now: Date,
): Promise<EarlierAttempt | null> {
  const [order] = await db
    .select(attempt)
    .from(orders)
    .where(
      and(
        eq(orders.browserHash, browser),
        eq(orders.cartHash, cartHash),
        eq(orders.paymentState, "unpaid"),
        eq(orders.status, "pending"),
        gte(orders.createdAt, new Date(now.getTime() - REPEAT_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
}

/** Unpaid orders of a browser that still hold goods, newest first. */
export async function openAttempts(db: Db, browser: Buffer): Promise<EarlierAttempt[]> {
  return db
    .select(attempt)
    .from(orders)
    .where(
      and(
        eq(orders.browserHash, browser),
        eq(orders.paymentState, "unpaid"),
        eq(orders.status, "pending"),
        sql`EXISTS (SELECT FROM ${stockHolds} WHERE ${stockHolds.orderId} = ${orders.id} AND ${stockHolds.state} = 'held')`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(10);
}
