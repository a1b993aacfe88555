import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueLetter } from "#features/letters/server/queue-letter.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { announce } from "#platform/changes/changes.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";
import { dayInWords } from "#shared/day.ts";
import { momentInWords, refundDue, type Statement } from "../withdrawal.ts";
import { withdrawalTexts } from "../withdrawal-texts.ts";
import { orders } from "./orders-table.ts";
import { endAttention, raiseAttention } from "./raise-attention.ts";
import { trackingLimit } from "./track-order.ts";
import { withdrawals } from "./withdrawals-table.ts";

/** As many tries as tracking has, counted apart from it. */
export const withdrawalLimit = (shop: Shop) => ({ ...trackingLimit(shop), name: "withdrawal" });

/** The paid order that number and address both belong to. Who knows only one of them learns nothing of the other. */
const namedBy = ({ orderNumber, email }: Statement) =>
  and(
    eq(orders.orderNumber, orderNumber),
    sql`lower(${orders.email}) = lower(${email})`,
    isNotNull(orders.paidAt),
    isNull(orders.erasedAt),
  );

export async function mayWithdraw({ db }: Shop, statement: Statement): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(namedBy(statement));
  return found.length > 0;
}

export interface Declared {
  orderNumber: string;
  at: Date;
  /** An earlier statement still waits, and says something else; this one was not kept. */
  isOther: boolean;
}

/**
 * Keeps a customer's statement of withdrawal, acknowledges it to the order's own address and calls the shopkeeper, once
 * while it waits. null where there is no such order.
 */
export const declareWithdrawal = (shop: Shop, statement: Statement): Promise<Declared | null> =>
  transact(shop.db, async (tx) => {
    const [order] = await tx.select().from(orders).where(namedBy(statement)).for("no key update");
    if (!order) return null;
    const { orderNumber } = order;
    const said = { name: statement.name, items: statement.items || null };
    const [open] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, order.id), isNull(withdrawals.settledAt)));
    if (open)
      return { orderNumber, at: open.declaredAt, isOther: open.name !== said.name || open.items !== said.items };
    const at = shop.clock.now();
    const [kept] = await tx
      .insert(withdrawals)
      .values({ ...said, orderId: order.id, declaredAt: at })
      .returning({ id: withdrawals.id });
    if (!kept) throw new Error("The withdrawal was not kept");
    await tell(tx, order, kept.id, at);
    return { orderNumber, at, isOther: false };
  });

async function tell(tx: Db, order: typeof orders.$inferSelect, withdrawalId: string, at: Date): Promise<void> {
  await queueLetter(tx, {
    cause: `withdrawal:${withdrawalId}`,
    kind: "withdrawal-received",
    recipient: order.email,
    data: { orderId: order.id, withdrawalId },
    orderId: order.id,
  });
  const { timeZone } = await storeSettings(tx);
  await raiseAttention(tx, order, matterOf(timeZone, at));
  await writeAudit(tx, { actor: "shopper", action: "order.withdrawn", subject: { kind: "order", id: order.id } });
  await announce(tx, { kind: "order", id: order.id });
}

/** The matter is settled: what the customer declares from now on is another statement. */
export async function settleWithdrawal(tx: Db, orderId: string, at: Date): Promise<void> {
  const settled = await tx
    .update(withdrawals)
    .set({ settledAt: at })
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.settledAt)))
    .returning({ declaredAt: withdrawals.declaredAt });
  if (settled.length === 0) return;
  const { timeZone } = await storeSettings(tx);
  for (const { declaredAt } of settled) await endAttention(tx, orderId, matterOf(timeZone, declaredAt));
}

const matterOf = (timeZone: string, declaredAt: Date): string =>
  withdrawalTexts.matter(momentInWords(timeZone, declaredAt), dayInWords(refundDue(timeZone, declaredAt)));
