// What must not compile. The type check fails where an expected error is missing.
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import { orderById } from "#features/orders/server/order-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { publish } from "#platform/events/events.ts";

declare const shop: AppContext;
declare const db: Db;
declare const tx: Tx;
const subject = { kind: "order", id: "1" };

export const readsEitherWay = [orderById(shop.db, "1"), orderById(db, "1"), orderById(tx, "1")];

export const locksInTransaction = transact(shop.db, (inside) => lockOrder(inside, "1"));
// @ts-expect-error A lock outside a transaction ends with its statement.
lockOrder(shop.db, "1");
// @ts-expect-error What may be the pool is no transaction.
lockOrder(db, "1");

// @ts-expect-error A transaction does not begin another one.
transact(tx, async () => undefined);
// @ts-expect-error What may be a transaction does not begin one.
transact(db, async () => undefined);
// @ts-expect-error Drizzle's own transactions make no `Tx`.
shop.db.transaction(async () => undefined);
// @ts-expect-error Only `transact` makes a transaction.
export const made: Tx = shop.db;

// @ts-expect-error An audit entry commits with its change.
writeAudit(shop.db, SYSTEM, { action: "order.paid", subject });
// @ts-expect-error An event is published by the transaction that changed something.
publish(shop.db, { kind: "order", id: "1" });
