import { asc, eq, ne, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { Actor } from "#features/orders/server/actor.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orderLines, orders } from "#features/orders/server/orders-table.ts";
import type { withdrawals } from "#features/orders/server/withdrawals-table.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../operator-messages.ts";
import { NEXT_STATES, type ReturnState, returnedLines } from "../return.ts";
import { returns } from "./returns-table.ts";

type Withdrawal = Pick<typeof withdrawals.$inferSelect, "id" | "items" | "declaredAt">;

/** Opens the return of a statement that has its order; once, however often it is called. */
export async function openReturn(tx: Tx, orderId: string, { id, items, declaredAt }: Withdrawal): Promise<void> {
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);
  const { lines, isCertain } = returnedLines(
    items,
    bought.map(({ position, quantity, name, englishName }) => ({
      ...{ position, quantity, names: [name, englishName ?? ""] },
    })),
  );
  await tx
    .insert(returns)
    .values({ withdrawalId: id, orderId, lines, isCertain, declaredAt })
    .onConflictDoNothing({ target: returns.withdrawalId });
}

/** What the operator waits for, the earliest first. */
export const openReturns = (db: Db) =>
  db
    .select({
      row: returns,
      orderNumber: orders.orderNumber,
      deliveredAt: orders.deliveredAt,
      countries: sql<string[]>`array[${orders.country}, ${orders.deliveryCountry}]::text[]`,
      goods: sql<{ name: string; quantity: number }[]>`(
        SELECT coalesce(json_agg(json_build_object('name', coalesce(l.english_name, l.name), 'quantity', r.quantity) ORDER BY l.position), '[]')
        FROM jsonb_to_recordset(${returns.lines}) AS r(position int, quantity int)
          JOIN order_lines l ON l.order_id = ${returns.orderId} AND l.position = r.position)`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(ne(returns.state, "closed"))
    .orderBy(asc(returns.declaredAt))
    .limit(100);

/** @throws AppError "conflict" where somebody else moved it meanwhile */
export const moveReturn = (
  shop: Pick<AppContext, "db" | "clock">,
  { id, to, ...actor }: Actor & { id: string; to: ReturnState },
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [known] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
    if (!known) throw new AppError("not-found", messages.noSuchReturn);
    // Orders are locked before what belongs to them.
    await lockOrder(tx, known.orderId);
    const [found] = await tx.select().from(returns).where(eq(returns.id, id)).for("update");
    if (!found || !NEXT_STATES[found.state].includes(to)) throw new AppError("conflict", messages.returnMoved);
    const at = shop.clock.now();
    await tx
      .update(returns)
      .set({ state: to, ...(to === "received" ? { receivedAt: at } : { closedAt: at }) })
      .where(eq(returns.id, id));
    await writeAudit(tx, {
      ...{ actor: "administrator", actorId: actor.administratorId ?? undefined, requestId: actor.requestId },
      ...{ action: to === "received" ? "return.received" : "return.closed" },
      subject: { kind: "order", id: found.orderId },
    });
    await publish(tx, { kind: "order", id: found.orderId });
  });
