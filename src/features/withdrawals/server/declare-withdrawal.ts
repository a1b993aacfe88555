import { and, eq, isNull, sql } from "drizzle-orm";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { trackingLimit } from "#features/orders/server/track-order.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, transact } from "#platform/database/database.ts";
import type { Declared, Statement } from "../withdrawal.ts";
import { groundOfOrder } from "./ground-of-order.ts";
import { isWithdrawable } from "./has-left.ts";
import { notifyShopkeeper } from "./notify-shopkeeper.ts";
import { openReturn } from "./open-return.ts";
import { goodsOfStatement } from "./sending.ts";
import { declareWithoutOrder, isSaid } from "./withdrawals-without-order.ts";

/** The same rate limit as tracking, counted separately. */
export const withdrawalLimit = (shop: AppContext) => ({ ...trackingLimit(shop), name: "withdrawal" });

/** Acknowledgements go to addresses that anybody may type, so they are limited like the newsletter. */
export const unmatchedLimit = ({ config }: AppContext) => ({
  name: "withdrawal-without-order",
  calls: config.LIMIT_NEWSLETTER,
  seconds: 3600,
});

/** The order with this number and this email that is paid, or has left. Knowing one of them reveals nothing about the other. */
const namedBy = ({ orderNumber, email }: Statement) =>
  and(
    eq(orders.orderNumber, orderNumber),
    sql`lower(${orders.email}) = lower(${email})`,
    isWithdrawable,
    isNull(orders.erasedAt),
  );

/** Whether such an order has this number and this email. */
export async function isOfOrder({ db }: AppContext, statement: Statement): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(namedBy(statement));
  return found.length > 0;
}

/**
 * Stores a customer's withdrawal, acknowledges it and notifies the shopkeeper; the same statement once while it waits. If no paid
 * order has its number and email, a person looks for the order.
 */
export const declareWithdrawal = (shop: AppContext, statement: Statement): Promise<Declared> =>
  transact(shop.db, async (tx) => {
    const [order] = await tx.select().from(orders).where(namedBy(statement)).for("no key update");
    if (!order) return declareWithoutOrder(tx, statement, shop.clock.now());
    const { orderNumber } = order;
    const isOver = order.paymentState === "refunded";
    const said = { name: statement.name, items: statement.items || null };
    // An order that is refunded in full has settled withdrawals only: the same one still answers the next.
    const [known] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, order.id), isSaid(said), isOver ? undefined : isNull(withdrawals.settledAt)))
      .orderBy(withdrawals.declaredAt)
      .limit(1);
    const at = known?.declaredAt ?? shop.clock.now();
    const ground = await groundOfOrder(tx, order, "changed-mind", at);
    const answer = async (id: string): Promise<Declared> => {
      const { hasLeft, hasUnsent } = await goodsOfStatement(tx, { id, orderId: order.id });
      return { orderNumber, at, ground, isMatched: true, isAcknowledged: true, sending: { hasLeft, hasUnsent } };
    };
    if (known) return answer(known.id);
    const [kept = noRow()] = await tx
      .insert(withdrawals)
      .values({ ...said, orderId: order.id, declaredAt: at, settledAt: isOver ? at : null })
      .returning();
    const { id: orderId, email: recipient, language } = order;
    const delivery = { dedupeKey: `withdrawal:${kept.id}`, recipient, orderId, language };
    await queueEmail(tx, "withdrawal-received", { withdrawalId: kept.id }, delivery);
    if (!isOver) await openReturn(tx, order, kept, at);
    if (!isOver) await notifyShopkeeper(tx, order, at, ground);
    return answer(kept.id);
  });
