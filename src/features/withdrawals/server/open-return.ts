import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { endCorrection } from "#features/orders/server/apply-correction.ts";
import { closeWithdrawal } from "#features/orders/server/close-withdrawal.ts";
import { waitingCorrection } from "#features/orders/server/corrections.ts";
import { endPaymentLink } from "#features/orders/server/end-payment-link.ts";
import type { Order } from "#features/orders/server/lock-order.ts";
import { orderLines } from "#features/orders/server/orders-table.ts";
import { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { Tx } from "#platform/database/database.ts";
import { OPEN_STATES } from "../return.ts";
import { returnedLines } from "../returned-lines.ts";
import { groundOfOrder } from "./ground-of-order.ts";
import { returnable } from "./returnable.ts";
import { returns } from "./returns-table.ts";

type Withdrawal = Pick<typeof withdrawals.$inferSelect, "id" | "items" | "declaredAt">;

/** The operator waits for it. */
export const isAwaited = inArray(returns.state, OPEN_STATES);

/**
 * Opens the return of a statement that has its order; once, however often it is called. One that came after all time waits for an answer.
 * Pieces that are back already, or come back by another return, are not in it; where all are, the other return stands for it. What is still
 * to pay for an order that comes back as a whole is not asked for any more. A correction that waits for the buyer's money ends: nobody pays
 * more for what they leave. The order's row must be locked.
 */
export async function openReturn(
  tx: Tx,
  order: Order,
  { id, items, declaredAt }: Withdrawal,
  now: Date,
): Promise<void> {
  const { id: orderId } = order;
  const waiting = await waitingCorrection(tx, orderId);
  if (waiting && waiting.differenceCents > 0) await endCorrection(tx, order, waiting, "taken-back", now);
  const { lines, isCertain } = await linesToComeBack(tx, orderId, items);
  if (lines.length === 0) return;
  const ground = (await groundOfOrder(tx, order, "changed-mind", declaredAt)) ?? "policy";
  await tx
    .insert(returns)
    .values({ withdrawalId: id, orderId, lines, ground, isCertain, declaredAt })
    .onConflictDoNothing({ target: returns.withdrawalId });
  if (isCertain && (await returnable(tx, orderId)).every(({ quantity }) => quantity === 0))
    await endPaymentLink(tx, order, now);
}

/** What a statement names, less the pieces that are back already or in an open return. */
async function linesToComeBack(tx: Tx, orderId: string, items: string | null) {
  // While money of it goes back, the order is about to have other lines.
  const waiting = await waitingCorrection(tx, orderId);
  const bought =
    waiting?.after.lines ??
    (await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position));
  const said = returnedLines(
    items,
    bought.map(({ position, quantity, name, englishName }) => ({
      position,
      quantity,
      names: [name, englishName ?? ""],
    })),
  );
  const left = new Map((await returnable(tx, orderId)).map(({ position, quantity }) => [position, quantity]));
  const lines = said.lines.flatMap(({ position, quantity }) => {
    const pieces = Math.min(quantity, left.get(position) ?? (waiting ? quantity : 0));
    return pieces > 0 ? [{ position, quantity: pieces }] : [];
  });
  return { lines, isCertain: said.isCertain };
}

/**
 * Of the withdrawals that other returns stood for: what these have left free gets a return of its own, and one of which nothing is left
 * is settled once no return is open.
 */
export async function followWithdrawals(tx: Tx, order: Order, at: Date): Promise<void> {
  const { id: orderId } = order;
  const waiting = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.settledAt)))
    .orderBy(asc(withdrawals.declaredAt));
  for (const one of waiting) await openReturn(tx, order, one, at);
  if ((await tx.$count(returns, and(eq(returns.orderId, orderId), isAwaited))) > 0) return;
  for (const { id, items } of waiting)
    if ((await linesToComeBack(tx, orderId, items)).lines.length === 0) await closeWithdrawal(tx, orderId, at, id);
}
