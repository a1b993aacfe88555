import { randomInt } from "node:crypto";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { auditEntry } from "#features/audit/server/write-audit.ts";
import { stockReservations } from "#features/inventory/server/stock-table.ts";
import { isRateStill, type PricedRate, RateChanged } from "#features/settings/server/settings-queries.ts";
import { type Db, noRow, type Tx } from "#platform/database/database.ts";
import { orderLineParts, orderLines, orderStatusHistory, orders } from "./orders-table.ts";

export type NewOrder = typeof orders.$inferInsert & { id: string };
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId" | "position"> & {
  /** Of a kit, in their order. */
  parts: readonly NewLinePart[];
};
export type NewLinePart = Omit<typeof orderLineParts.$inferInsert, "orderId" | "position" | "place">;

export interface PlacedOrder {
  id: string;
  orderNumber: string;
}

/** TRK and 14 random digits (decision 22). */
export const newTrackingCode = (): string =>
  `TRK${String(randomInt(10 ** 7)).padStart(7, "0")}${String(randomInt(10 ** 7)).padStart(7, "0")}`;

/**
 * Writes a pending order with its lines, the start of its history and its audit entry, in one statement. @throws RateChanged where it was priced
 * with a rate that is taken back
 */
export async function placeOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  pricedRate: PricedRate,
  requestId: string,
  administratorId: string | null = null,
): Promise<PlacedOrder> {
  const orderId = order.id;
  const placed = tx
    .$with("placed")
    .as(tx.insert(orders).values(order).returning({ id: orders.id, orderNumber: orders.orderNumber }));
  const withLines = tx.$with("with_lines").as(
    tx
      .insert(orderLines)
      .values(lines.map(({ parts: _, ...line }, i) => ({ ...line, orderId, position: i + 1 })))
      .returning({ position: orderLines.position }),
  );
  const parts = lines.flatMap((line, i) =>
    line.parts.map((part, place) => ({ ...part, orderId, position: i + 1, place: place + 1 })),
  );
  const withParts =
    parts.length === 0
      ? []
      : [tx.$with("with_parts").as(tx.insert(orderLineParts).values(parts).returning({ place: orderLineParts.place }))];
  const withHistory = tx.$with("with_history").as(
    tx
      .insert(orderStatusHistory)
      .values({
        orderId,
        toStatus: "pending",
        actor: administratorId ? "administrator" : "shopper",
        administratorId,
        reason: "placed",
      })
      .returning({ id: orderStatusHistory.id }),
  );
  const audited = tx
    .$with("audited")
    .as(
      auditEntry(
        tx,
        { administratorId, kind: "shopper", requestId },
        { action: "order.placed", subject: { kind: "order", id: orderId } },
      ),
    );
  const [row = noRow()] = await tx
    .with(placed, withLines, ...withParts, withHistory, audited)
    .select({ id: placed.id, orderNumber: placed.orderNumber, hasRate: isRateStill(pricedRate) })
    .from(placed);
  if (!row.hasRate) throw new RateChanged();
  return { id: row.id, orderNumber: row.orderNumber };
}

/** Without a key, the same browser and cart count as the same attempt for this long (decision 20). */
const REPEAT_MS = 60_000;

/** A previous checkout attempt of a browser. */
export interface CheckoutAttempt extends PlacedOrder {
  cartHash: Buffer;
  createdAt: Date;
  /** Whether it still reserves its goods, and its buyer has not completed a payment. */
  holds: boolean;
}

/**
 * The unpaid pending orders of a browser, newest first, and the order that was placed with this key, whatever its state.
 */
export async function attemptsOf(
  db: Db,
  browser: Buffer,
  idempotencyKey: string | null,
): Promise<(CheckoutAttempt & { hasKey: boolean })[]> {
  const isOpen = and(eq(orders.browserHash, browser), eq(orders.paymentState, "unpaid"), eq(orders.status, "pending"));
  const hasKey = idempotencyKey === null ? sql`false` : eq(orders.idempotencyKey, idempotencyKey);
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      cartHash: orders.cartHash,
      createdAt: orders.createdAt,
      holds: sql<boolean>`EXISTS (SELECT FROM ${stockReservations} WHERE ${stockReservations.orderId} = ${orders.id} AND ${stockReservations.state} = 'active')
        AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = orders.id AND p.state = 'awaiting')`,
      hasKey: sql<boolean>`coalesce(${hasKey}, false)`,
    })
    .from(orders)
    .where(or(isOpen, hasKey))
    .orderBy(desc(orders.createdAt))
    .limit(100);
}

/**
 * Those that are unpaid and pending, once no other checkout of this browser or network is being placed; both stay locked until the transaction
 * ends. With `cartHash` also those of this cart that the network placed a moment ago: a client that sends neither key nor
 * cookie is another browser each time. `network` is null where it is not known.
 */
export async function lockAttempts(
  tx: Tx,
  browser: Buffer,
  network: Buffer | null,
  cartHash: Buffer | null,
): Promise<CheckoutAttempt[]> {
  const { rows } = await tx.execute<Omit<CheckoutAttempt, "createdAt"> & { createdAt: string }>(
    sql`SELECT * FROM lock_attempts(${browser}, ${network}, ${cartHash})`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** The attempt of the same cart a moment ago. */
export const repeatedAttempt = (
  attempts: readonly CheckoutAttempt[],
  cartHash: Buffer,
  now: Date,
): CheckoutAttempt | undefined =>
  attempts.find(
    ({ cartHash: hash, createdAt }) => hash.equals(cartHash) && now.getTime() - createdAt.getTime() <= REPEAT_MS,
  );
