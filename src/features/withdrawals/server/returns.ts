import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { paymentStatesWhere } from "#features/orders/order-payment-state.ts";
import { afterParcel, linesOnce } from "#features/orders/parcel.ts";
import { clearReturnFlags, closeWithdrawal } from "#features/orders/server/close-withdrawal.ts";
import { lockOrder, type Order } from "#features/orders/server/lock-order.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { packAgain } from "#features/orders/server/pack-again.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import { keyOfPart, refundsWithKey } from "#features/payments/server/refund-payment.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, transact } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { mayGo, OPEN_STATES, type ReturnLine, type ReturnState } from "../return.ts";
import { isAfter, ROWS_A_PAGE } from "./declared-pages.ts";
import { followWithdrawals, isAwaited } from "./open-return.ts";
import { refundedPieces, returningPieces } from "./returnable.ts";
import { returnSteps, returns } from "./returns-table.ts";
import { sending, unsentLines } from "./sending.ts";

export type Return = typeof returns.$inferSelect;

/** What was refunded or exchanged of it, before that what was declared. */
const takenLines = sql`CASE ${returns.state} WHEN 'refunded' THEN coalesce(${returns.refundedLines}, ${returns.lines}) ELSE ${returns.lines} END`;

const isOrderPaid = sql<boolean>`${orders.paymentState} IN ${literals(paymentStatesWhere(({ isPaid }) => isPaid))}`;

const ROW = {
  row: returns,
  photos: sql<number>`(SELECT count(*)::int FROM return_photos p WHERE p.return_id = ${returns.id})`,
  exchange: sql<{ id: string; number: string } | null>`(
    SELECT json_build_object('id', n.id, 'number', n.order_number)
    FROM payments p JOIN refunds f ON f.payment_id = p.id JOIN orders n ON n.id = f.exchange_order_id
    WHERE p.order_id = ${returns.orderId} AND split_part(f.idempotency_key, '/', 1) = 'return-' || ${returns.id} LIMIT 1)`,
  /** What the buyer declared, where that began it. */
  statement: sql<string | null>`(SELECT w.items FROM withdrawals w WHERE w.id = ${returns.withdrawalId})`,
  orderNumber: orders.orderNumber,
  language: orders.language,
  currency: orders.currency,
  isWhole: sql<boolean>`NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = ${returns.orderId} AND l.quantity > ${refundedPieces} + ${returningPieces})`,
  hasShippingLeft: sql<boolean>`${orders.shippingCents} > 0 AND NOT EXISTS (
    SELECT FROM refund_lines r JOIN refunds f ON f.id = r.refund_id JOIN payments p ON p.id = f.payment_id
    WHERE p.order_id = ${returns.orderId} AND p.state = 'paid' AND f.state <> 'failed' AND r.kind = 'shipping' AND r.quantity > 0)`,
  sending,
  isPaid: isOrderPaid,
  isMoneyDue: sql<boolean>`${returns.ground} = 'withdrawal' AND ${isOrderPaid} AND EXISTS (
    SELECT FROM jsonb_to_recordset(${returns.lines}) AS r(position int) JOIN order_lines l ON l.order_id = ${returns.orderId} AND l.position = r.position
    WHERE l.quantity > ${refundedPieces})`,
  deliveredAt: orders.deliveredAt,
  countries: sql<string[]>`array[${orders.country}, ${orders.deliveryCountry}]::text[]`,
  goods: sql<{ position: number; name: string; quantity: number; unsent: number }[]>`(
    SELECT coalesce(json_agg(json_build_object('position', l.position, 'name', coalesce(l.english_name, l.name), 'quantity', r.quantity,
      'unsent', coalesce((SELECT u.unsent FROM return_pieces u WHERE u.return_id = ${returns.id} AND u.position = l.position), 0)) ORDER BY l.position), '[]')
    FROM jsonb_to_recordset(${takenLines}) AS r(position int, quantity int)
      JOIN order_lines l ON l.order_id = ${returns.orderId} AND l.position = r.position)`,
};

const read = (db: Db) => db.select(ROW).from(returns).innerJoin(orders, eq(orders.id, returns.orderId));

/** What the operator waits for, the earliest first: a page of them, after one. */
export const openReturns = (db: Db, after?: string) =>
  read(db)
    .where(and(isAwaited, after ? isAfter(returns, after) : undefined))
    .orderBy(asc(returns.declaredAt), asc(returns.id))
    .limit(ROWS_A_PAGE);

export const openReturnCount = (db: Db): Promise<number> => db.$count(returns, isAwaited);

/** All of an order, the earliest first. */
export const returnsOfOrder = (db: Db, orderId: string) =>
  read(db).where(eq(returns.orderId, orderId)).orderBy(asc(returns.declaredAt), asc(returns.id));

/** What comes back by a return, a line each, as its buyer read it; in their own words where these name it otherwise. */
export async function goodsOfReturn(db: Db, id: string): Promise<string[]> {
  const [said] = await db
    .select({ items: withdrawals.items })
    .from(returns)
    .innerJoin(withdrawals, eq(withdrawals.id, returns.withdrawalId))
    .where(and(eq(returns.id, id), eq(returns.isCertain, false), ne(returns.state, "refunded")));
  if (said?.items) return said.items.split("\n");
  const { rows } = await db.execute<{ name: string; quantity: number }>(sql`
    SELECT l.name, r.quantity FROM returns, jsonb_to_recordset(${takenLines}) AS r(position int, quantity int), order_lines l
    WHERE ${returns.id} = ${id}::uuid AND l.order_id = ${returns.orderId} AND l.position = r.position ORDER BY l.position`);
  return rows.map(({ name, quantity }) => `${quantity} × ${name}`);
}

/** The steps of these returns, in their order. */
export const stepsOf = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(returnSteps)
    .where(inArray(returnSteps.returnId, [...ids]))
    .orderBy(asc(returnSteps.returnId), asc(returnSteps.place));

/** Holds the order and then the return. @throws AppError "not-found" */
export async function lockReturn(tx: Tx, id: string): Promise<{ order: Order; found: Return }> {
  const [known] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (!known) throw new AppError("not-found", messages.noSuchReturn);
  // Orders are locked before what belongs to them.
  const order = await lockOrder(tx, known.orderId);
  const [found] = await tx.select().from(returns).where(eq(returns.id, id)).for("update");
  if (!found) throw new AppError("not-found", messages.noSuchReturn);
  return { order, found };
}

/** The next step of a return that is held, with its email. Its last one settles the withdrawal that began it, and those that wait for nothing else. @throws AppError "conflict" where somebody else moved it meanwhile */
export async function stepTo(
  tx: Tx,
  { order, found }: { order: Order; found: Return },
  to: ReturnState,
  actor: Actor & { at: Date },
): Promise<void> {
  if (!mayGo(found.state, to)) throw new AppError("conflict", messages.returnMoved);
  await announceStep(tx, actor);
  const isOver = !OPEN_STATES.includes(to);
  const leavesAfterAll = isOver && to !== "refunded" && (await unsentLines(tx, found.id)).length > 0;
  await tx
    .update(returns)
    .set({
      state: to,
      ...(to === "received" && { receivedAt: actor.at }),
      ...(isOver && { closedAt: actor.at }),
    })
    .where(eq(returns.id, found.id));
  if (isOver) {
    if (found.withdrawalId) await closeWithdrawal(tx, order.id, actor.at, found.withdrawalId);
    else if (!(await isStatementOpen(tx, found)))
      await clearReturnFlags(tx, order.id, (await storeSettings(tx)).timeZone, found.declaredAt);
    await followWithdrawals(tx, order, actor.at);
  }
  if (leavesAfterAll) await packAgain(tx, order.id, actor, actor.at);
  await tellStep(tx, order, found.id, to);
  const { administratorId, requestId } = actor;
  await writeAudit(
    tx,
    { administratorId, kind: "shopper", requestId },
    { action: `return.${to}` as const, subject: { kind: "order", id: order.id } },
  );
  await publish(tx, { kind: "order", id: order.id });
}

/** Whether the statement from which goods were split off (`splitUnsent`) still waits. */
const isStatementOpen = async (tx: Tx, { orderId, declaredAt, reason }: Return): Promise<boolean> =>
  reason === null &&
  (await tx.$count(returns, and(eq(returns.orderId, orderId), eq(returns.declaredAt, declaredAt), isAwaited))) > 0;

/** Who moves a return, and when: the trigger that writes its steps reads both. */
export const announceStep = (tx: Tx, { administratorId, at }: Actor & { at: Date }) =>
  tx.execute(
    sql`SELECT set_config('aurelle.return_step_at', ${at.toISOString()}, true), set_config('aurelle.return_step_by', ${administratorId ?? ""}, true)`,
  );

/** The email about a step. That of a refund goes with its money, and an order whose person was erased has no address. */
export async function tellStep(tx: Tx, order: Order, returnId: string, state: ReturnState): Promise<void> {
  if (state === "refunded" || order.erasedAt) return;
  await queueEmail(
    tx,
    "return-step",
    { returnId, state },
    {
      dedupeKey: `return:${returnId}:${state}`,
      recipient: order.email,
      orderId: order.id,
      language: order.language,
    },
  );
}

const baseKey = (id: string) => `return-${id}`;

/** Whether money of a return goes back, or has gone. The order's row must be locked. */
export const isRefunding = async (tx: Tx, id: string): Promise<boolean> =>
  (await refundsWithKey(tx, baseKey(id))).some(({ state }) => state !== "failed");

/** The key of the refund of a return, so that pressing twice refunds once. A refund that failed is made again under a key of its own. */
export async function refundKeyOf(tx: Tx, id: string): Promise<string> {
  const known = await refundsWithKey(tx, baseKey(id));
  return known.length > 0 && known.every(({ state }) => state === "failed")
    ? keyOfPart(baseKey(id), known.length)
    : baseKey(id);
}

interface ReturnMove extends Actor {
  id: string;
  to: Exclude<ReturnState, "declared" | "refunded">;
  /** Why it is refused. */
  refusal?: string | undefined;
  /** What its buyer reads with the approval. */
  note?: string | undefined;
}

/** @throws AppError "conflict" where somebody else moved it meanwhile, or its money goes back; "invalid" for a refusal without its reason */
export const moveReturn = (
  shop: Pick<AppContext, "db" | "clock">,
  { id, to, refusal, note, ...actor }: ReturnMove,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const held = await lockReturn(tx, id);
    if (await isRefunding(tx, id)) throw new AppError("conflict", messages.refundMade, { code: "REFUNDING" });
    if (to === "refused") {
      if (!refusal) throw new AppError("invalid", messages.needsRefusal, { code: "NO_REASON" });
      await tx.update(returns).set({ refusal }).where(eq(returns.id, id));
    }
    if (to === "approved" && note) await tx.update(returns).set({ note }).where(eq(returns.id, id));
    await stepTo(tx, held, to, { ...actor, at: shop.clock.now() });
  });

/**
 * Notes the pieces that a refund or an exchange takes of a return, and answers them with those that go back into stock, each position once.
 * While the refund is under way they stay as they are. @throws AppError "invalid" where there would be more than come back
 */
export async function takeLines(
  tx: Tx,
  { id, lines, refundedLines }: Return,
  wanted: { lines: readonly ReturnLine[] | undefined; restock: readonly ReturnLine[] },
): Promise<{ taken: ReturnLine[]; back: ReturnLine[] }> {
  const isNoted = await isRefunding(tx, id);
  const taken = isNoted ? (refundedLines ?? lines) : linesOnce(wanted.lines ?? lines);
  if (taken.length === 0 || isMore(taken, lines))
    throw new AppError("invalid", messages.refundTooMuch, { code: "LINES_GONE" });
  const back = linesOnce(wanted.restock);
  if (isMore(back, taken)) throw new AppError("invalid", messages.restockTooMuch, { code: "RESTOCK_TOO_MUCH" });
  if (!isNoted) {
    const unsent = common(taken, await unsentLines(tx, id));
    await tx
      .update(returns)
      .set({ refundedLines: taken, unsentLines: unsent.length > 0 ? unsent : null })
      .where(eq(returns.id, id));
  }
  return { taken, back };
}

/**
 * Goods of a return that never left, taken out of one of which others are still to come back: they get a return of their own, which their
 * refund ends. The order's row must be locked. @throws AppError "conflict" where others are named
 */
export async function splitUnsent(tx: Tx, found: Return, wanted: readonly ReturnLine[] | undefined): Promise<Return> {
  const unsent = await unsentLines(tx, found.id);
  const lines = linesOnce(wanted ?? unsent);
  if (lines.length === 0 || isMore(lines, unsent))
    throw new AppError("conflict", messages.refundUnsent, { code: "NOT_BACK" });
  const rest = afterParcel(found.lines, lines) ?? [];
  if (rest.length === 0 || !isMore(found.lines, unsent)) return found;
  await tx.update(returns).set({ lines: rest }).where(eq(returns.id, found.id));
  await announceStep(tx, { administratorId: null, at: found.declaredAt });
  const { orderId, ground, declaredAt } = found;
  const [own = noRow()] = await tx
    .insert(returns)
    .values({ orderId, lines, ground, declaredAt, isCertain: true })
    .returning();
  return own;
}

/** So many of each as both have. */
const common = (some: readonly ReturnLine[], others: readonly ReturnLine[]): ReturnLine[] =>
  some.flatMap(({ position, quantity }) => {
    const pieces = Math.min(quantity, others.find((one) => one.position === position)?.quantity ?? 0);
    return pieces > 0 ? [{ position, quantity: pieces }] : [];
  });

function isMore(some: readonly ReturnLine[], all: readonly ReturnLine[]): boolean {
  const most = new Map(all.map(({ position, quantity }) => [position, quantity]));
  return some.some(({ position, quantity }) => quantity > (most.get(position) ?? 0));
}
