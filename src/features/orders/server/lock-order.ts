import { eq, sql } from "drizzle-orm";
import { orderNamedBy } from "#features/payments/server/payment-session.ts";
import { type Tx, writtenOnce } from "#platform/database/database.ts";
import type { PaymentSession } from "#platform/payment/payment.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { orders } from "./orders-table.ts";

export type Order = typeof orders.$inferSelect;

/**
 * Reads the order and locks its row until the transaction ends. Orders are locked before their payments and goods
 * (docs/decisions/2026-11-22-lock-order.md). @throws AppError "not-found"
 */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  const order = await lockOrderIfThere(tx, id);
  if (!order) throw new AppError("not-found", messages.noSuchOrder);
  return order;
}

/** `NO KEY UPDATE` still lets others insert rows that refer to the order, such as emails. */
export async function lockOrderIfThere(tx: Tx, id: string): Promise<Order | null> {
  const [order] = await lockById(tx).execute({ id });
  return order ?? null;
}

const lockById = writtenOnce((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder("id")))
    .for("no key update")
    .prepare("lock_order"),
);

/** The order that a session of a provider is about, as far as we know it; it may name one. */
export async function lockOrderOfSession(tx: Tx, session: PaymentSession): Promise<Order | null> {
  const { provider, id: sessionId } = session;
  const [order] = await lockBySession(tx).execute({ provider, sessionId, named: orderNamedBy(session) });
  return order ?? null;
}

const lockBySession = writtenOnce((db) =>
  db
    .select()
    .from(orders)
    .where(
      sql`${orders.id} = coalesce((SELECT order_id FROM payments WHERE provider = ${sql.placeholder("provider")}
        AND session_id = ${sql.placeholder("sessionId")}), ${sql.placeholder("named")}::uuid)`,
    )
    .for("no key update")
    .prepare("lock_order_of_session"),
);

/** What belongs to an order changed, and nothing in its row: whoever saw it before sees that. A trigger counts. */
export const countVersionUp = (tx: Tx, id: string) => tx.update(orders).set({ id }).where(eq(orders.id, id));
