import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { shopLanguage } from "#features/administrators/server/shop-language.ts";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { ERASED_EMAIL } from "#features/customers/server/forget-customers.ts";
import { isQueued, queueEmail } from "#features/email/server/queue-email.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages as operatorMessages } from "../operator-messages.ts";
import type { Declared, Statement } from "../withdrawal.ts";
import { isAfter, ROWS_A_PAGE } from "./declared-pages.ts";
import { groundOfOrder } from "./ground-of-order.ts";
import { isWithdrawable } from "./has-left.ts";
import { notifyShopkeeper } from "./notify-shopkeeper.ts";
import { openReturn } from "./open-return.ts";

/** The limit keeps strangers' mailboxes free of acknowledgements. */
const MAX_OPEN_OF_AN_ADDRESS = 3;

const NOBODY = { name: "", items: null, email: ERASED_EMAIL };

export const waiting = and(isNull(withdrawals.orderId), isNull(withdrawals.settledAt));
export const ofAddress = (email: string) => sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`;

/** Says the same, of any order. */
export const isSaid = ({ name, items }: { name: string; items: string | null }) =>
  and(eq(withdrawals.name, name), items === null ? isNull(withdrawals.items) : eq(withdrawals.items, items));

/** The key of the email that acknowledges it. */
const acknowledgementOf = ({ id }: { id: string }) => `withdrawal:${id}`;

/** Stores a withdrawal without a matching paid order, acknowledges it to the typed address and notifies the shopkeeper. */
export async function declareWithoutOrder(tx: Tx, statement: Statement, at: Date): Promise<Declared> {
  const { orderNumber, email, name } = statement;
  const items = statement.items || null;
  // Two withdrawals of one address run one after the other.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`withdrawal:${email.toLowerCase()}`}))`);
  const open = await tx
    .select()
    .from(withdrawals)
    .where(and(waiting, ofAddress(email)));
  const sending = { hasLeft: true, hasUnsent: false };
  const unmatched = { orderNumber, isMatched: false, ground: null, sending };
  const same = open.find((one) => one.orderNumber === orderNumber && one.name === name && one.items === items);
  if (same) return { isAcknowledged: await isQueued(tx, acknowledgementOf(same)), at: same.declaredAt, ...unmatched };
  const isAcknowledged = open.length < MAX_OPEN_OF_AN_ADDRESS;
  const [kept = noRow()] = await tx
    .insert(withdrawals)
    .values({ orderNumber, email, name, items, declaredAt: at })
    .returning({ id: withdrawals.id });
  const data = { withdrawalId: kept.id };
  const { storeEmail } = await storeSettings(tx);
  if (isAcknowledged)
    await queueEmail(tx, "withdrawal-received", data, {
      dedupeKey: acknowledgementOf(kept),
      recipient: email,
      language: currentLanguage(),
    });
  await queueEmail(tx, "withdrawal-attention", data, {
    dedupeKey: `attention:${kept.id}`,
    recipient: storeEmail,
    language: await shopLanguage(tx),
  });
  return { isAcknowledged, at, ...unmatched };
}

/** The earliest first: a page of them, after one. */
export const withdrawalsWithoutOrder = (db: Db, after?: string) =>
  db
    .select()
    .from(withdrawals)
    .where(and(waiting, after ? isAfter(withdrawals, after) : undefined))
    .orderBy(asc(withdrawals.declaredAt), asc(withdrawals.id))
    .limit(ROWS_A_PAGE);

export const withdrawalsWithoutOrderCount = (db: Db): Promise<number> => db.$count(withdrawals, waiting);

/**
 * Assigns the order that a person found, acknowledges it to its buyer and lets it wait for its refund, or settles the withdrawal without one.
 * @throws AppError
 */
export const resolveWithdrawal = (
  shop: AppContext,
  { id, orderNumber, ...actor }: Actor & { id: string; orderNumber: string | null },
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const order = orderNumber === null ? null : await paidOrder(tx, orderNumber);
    const at = shop.clock.now();
    const [found] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.id, id), waiting))
      .for("update");
    if (!found) throw new AppError("not-found", operatorMessages.noSuchWithdrawal);
    const isNews = order && !(await waitsAlready(tx, order.id, found));
    const waits = isNews && order.paymentState !== "refunded";
    await tx
      .update(withdrawals)
      .set({ orderId: order?.id ?? null, settledAt: waits ? null : at })
      .where(eq(withdrawals.id, id));
    if (isNews) {
      // The first letter promised to write. The order's own address gets it: the typed one may be a stranger's.
      const { id: orderId, email: recipient, language } = order;
      const dedupeKey = `withdrawal-linked:${id}`;
      await queueEmail(tx, "withdrawal-received", { withdrawalId: id }, { dedupeKey, recipient, orderId, language });
    }
    if (waits) await openReturn(tx, order, found, at);
    if (waits) {
      const ground = await groundOfOrder(tx, order, "changed-mind", found.declaredAt);
      await notifyShopkeeper(tx, order, found.declaredAt, ground);
    }
    await writeAudit(tx, actor, {
      action: order ? "withdrawal.matched" : "withdrawal.settled",
      subject: order ? { kind: "order", id: order.id } : { kind: "withdrawal", id },
    });
  });

async function paidOrder(tx: Tx, orderNumber: string) {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`upper(${orders.orderNumber}) = ${orderNumber.toUpperCase()} AND ${isWithdrawable} AND erased_at IS NULL`,
    );
  if (!found) throw new AppError("not-found", operatorMessages.noSuchOrder(orderNumber));
  return lockOrder(tx, found.id);
}

/** Whether the same statement was declared with the order's own address. */
async function waitsAlready(tx: Tx, orderId: string, said: { name: string; items: string | null }): Promise<boolean> {
  const same = and(eq(withdrawals.orderId, orderId), isNull(withdrawals.settledAt), isSaid(said));
  return (await tx.$count(withdrawals, same)) > 0;
}

/** Takes the person out of withdrawals that were settled without an order, at most so many. Answers how many. */
export async function eraseSettledWithdrawals(tx: Tx, before: Date, max: number): Promise<number> {
  const due = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(isNull(withdrawals.orderId), lt(withdrawals.settledAt, before), ne(withdrawals.email, ERASED_EMAIL)))
    .limit(max);
  const { rowCount } = await tx.update(withdrawals).set(NOBODY).where(inArray(withdrawals.id, due));
  return rowCount ?? 0;
}

/** Takes the person out of settled withdrawals that were declared with this address, also for an order of another. Answers how many. */
export async function eraseWithdrawalsOf(tx: Tx, email: string): Promise<number> {
  const { rowCount } = await tx
    .update(withdrawals)
    .set(NOBODY)
    .where(and(isNotNull(withdrawals.settledAt), ofAddress(email)));
  return rowCount ?? 0;
}
