import { and, desc, eq, lt, sql } from "drizzle-orm";
import { KEEP_PERIODS, retainedSince } from "#features/policies/keep-periods.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { cappedCount } from "#platform/database/capped-count.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { dayIn, startOfDay } from "#shared/day.ts";
import { ROWS_A_PAGE } from "../past-order.ts";
import { pastCustomers, pastOrders } from "./past-orders-table.ts";

interface Asked {
  search: string;
  page: number;
}

/** One page of orders, the newest first, and how many fit. */
export async function pastOrdersPage(db: Db, { search, page }: Asked) {
  const where = search ? sql`(order_number || ' ' || name || ' ' || email) ILIKE ${containing(search)}` : undefined;
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(pastOrders)
      .where(where)
      .orderBy(desc(pastOrders.orderedAt), pastOrders.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    cappedCount(db, sql`SELECT FROM past_orders WHERE ${where ?? sql`true`}`),
  ]);
  return { rows, ...count };
}

/** One page of customers, those imported last first, and how many fit. */
export async function pastCustomersPage(db: Db, { search, page }: Asked) {
  const where = search ? sql`(first_name || ' ' || last_name || ' ' || email) ILIKE ${containing(search)}` : undefined;
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(pastCustomers)
      .where(where)
      .orderBy(desc(pastCustomers.importedAt), pastCustomers.id)
      .limit(ROWS_A_PAGE)
      .offset((page - 1) * ROWS_A_PAGE),
    cappedCount(db, sql`SELECT FROM past_customers WHERE ${where ?? sql`true`}`),
  ]);
  return { rows, ...count };
}

export const pastOrder = async (db: Db, id: string) =>
  (await db.select().from(pastOrders).where(eq(pastOrders.id, id)))[0] ?? null;

export const pastCustomer = async (db: Db, id: string) =>
  (await db.select().from(pastCustomers).where(eq(pastCustomers.id, id)))[0] ?? null;

/** How many of a person's orders a page shows. */
export const ORDERS_SHOWN = 200;

/** What other shops' files told of the person with this address, the newest orders first, at most so many. */
export async function pastOf(db: Db, email: string, max?: number) {
  if (email === "") return { customers: [], orders: [] };
  const all = db
    .select()
    .from(pastOrders)
    .where(eq(pastOrders.email, email))
    .orderBy(desc(pastOrders.orderedAt), pastOrders.id)
    .$dynamic();
  const [customers, orders] = await Promise.all([
    db.select().from(pastCustomers).where(eq(pastCustomers.email, email)).orderBy(pastCustomers.shop),
    max === undefined ? all : all.limit(max),
  ]);
  return { customers, orders };
}

/** Erases all of it: no books of this shop need it. Answers whether there was anything. */
export async function erasePast(tx: Tx, email: string): Promise<boolean> {
  if (email === "") return false;
  const orders = await tx.delete(pastOrders).where(eq(pastOrders.email, email));
  const customers = await tx.delete(pastCustomers).where(eq(pastCustomers.email, email));
  return (orders.rowCount ?? 0) + (customers.rowCount ?? 0) > 0;
}

const BATCH = 1_000;

/** Deletes orders that are as old as those of this shop that lose their person, and customers without orders after three years. */
export async function eraseOldPast(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  signal?: AbortSignal,
): Promise<number> {
  const { timeZone } = await storeSettings(db);
  const now = clock.now();
  const since = startOfDay(timeZone, retainedSince(dayIn(timeZone, now)));
  const aged = new Date(now);
  aged.setUTCFullYear(aged.getUTCFullYear() - KEEP_PERIODS.pastCustomer.years);
  let erased = 0;
  while (!signal?.aborted) {
    const old = db.select({ id: pastOrders.id }).from(pastOrders).where(lt(pastOrders.orderedAt, since)).limit(BATCH);
    const gone = await db.delete(pastOrders).where(sql`${pastOrders.id} IN ${old}`);
    erased += gone.rowCount ?? 0;
    if ((gone.rowCount ?? 0) < BATCH) break;
  }
  const customers = await db
    .delete(pastCustomers)
    .where(
      and(
        lt(pastCustomers.importedAt, aged),
        sql`NOT EXISTS (SELECT FROM past_orders o WHERE o.email = ${pastCustomers.email})`,
      ),
    );
  return erased + (customers.rowCount ?? 0);
}
