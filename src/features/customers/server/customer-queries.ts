import { desc, eq, type SQL, sql } from "drizzle-orm";
import { orders } from "#features/orders/server/orders-table.ts";
import type { Db } from "#platform/database/database.ts";
import { CUSTOMERS_A_PAGE, type CustomerFilters, type CustomerSort } from "../customer-filters.ts";
import { customers } from "./customers-table.ts";

/** Whoever has paid for something; amounts are what was paid less what was given back (decisions 27, 34). */
export interface CustomerSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: Date;
  orders: number;
  spentCents: number;
  lastOrderAt: Date;
}

const paidOrders = (customer: SQL) => sql`
  SELECT count(*)::int AS orders, max(o.created_at) AS last_order,
         sum(coalesce(p.received_cents, p.amount_cents, o.total_cents) - coalesce(p.refunded_cents, 0))::bigint AS spent
  FROM orders o LEFT JOIN payments p ON p.order_id = o.id AND p.state = 'paid'
  WHERE o.customer_id = ${customer} AND o.paid_at IS NOT NULL`;

const hasPaid = sql`c.erased_at IS NULL AND EXISTS (SELECT FROM orders o WHERE o.customer_id = c.id AND o.paid_at IS NOT NULL)`;

type Row = Record<"id" | "first_name" | "last_name" | "email" | "created_at" | "last_order", string> &
  Record<"orders" | "spent", number>;

const asSummary = (row: Row): CustomerSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  createdAt: new Date(row.created_at),
  orders: row.orders,
  spentCents: Number(row.spent),
  lastOrderAt: new Date(row.last_order),
});

/** One page of customers, and how many fit. */
export async function customersPage(
  db: Db,
  { search, sort, direction }: CustomerFilters,
  page: number,
): Promise<{ customers: CustomerSummary[]; total: number }> {
  const where = search ? sql`${hasPaid} AND ${holds(search)}` : hasPaid;
  const way = direction === "asc" ? sql`ASC` : sql`DESC`;
  const offset = (page - 1) * CUSTOMERS_A_PAGE;
  const [found, counted] = await Promise.all([
    db.execute<Row>(sort in OWN ? byOwn(where, OWN[sort as OwnSort], way, offset) : byOrders(where, sort, way, offset)),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM customers c WHERE ${where}`),
  ]);
  return { customers: found.rows.map(asSummary), total: counted.rows[0]?.total ?? 0 };
}

type OwnSort = "name" | "created";
/** What customers are sorted by without looking at anybody's orders. */
const OWN: Record<OwnSort, readonly SQL[]> = {
  name: [sql`lower(c.last_name)`, sql`lower(c.first_name)`],
  created: [sql`c.created_at`],
};

/** The page first, then the orders of those on it only. */
const byOwn = (where: SQL, columns: readonly SQL[], way: SQL, offset: number) => {
  const order = sql.join(
    [...columns, sql`c.id`].map((column) => sql`${column} ${way}`),
    sql`, `,
  );
  return sql`
    SELECT c.id, c.first_name, c.last_name, c.email, c.created_at, bought.*
    FROM (SELECT * FROM customers c WHERE ${where} ORDER BY ${order} LIMIT ${CUSTOMERS_A_PAGE} OFFSET ${offset}) c
    CROSS JOIN LATERAL (${paidOrders(sql`c.id`)}) bought ORDER BY ${order}`;
};

const BOUGHT: Record<Exclude<CustomerSort, OwnSort>, SQL> = {
  orders: sql`bought.orders`,
  spent: sql`bought.spent`,
  last: sql`bought.last_order`,
};

/** What all have bought is counted once, in one pass. */
const byOrders = (where: SQL, sort: CustomerSort, way: SQL, offset: number) => sql`
  SELECT c.id, c.first_name, c.last_name, c.email, c.created_at, bought.orders, bought.spent, bought.last_order
  FROM customers c JOIN (
    SELECT o.customer_id, count(*)::int AS orders, max(o.created_at) AS last_order,
           sum(coalesce(p.received_cents, p.amount_cents, o.total_cents) - coalesce(p.refunded_cents, 0))::bigint AS spent
    FROM orders o LEFT JOIN payments p ON p.order_id = o.id AND p.state = 'paid'
    WHERE o.paid_at IS NOT NULL GROUP BY o.customer_id) bought ON bought.customer_id = c.id
  WHERE ${where} ORDER BY ${BOUGHT[sort as keyof typeof BOUGHT]} ${way}, c.id ${way}
  LIMIT ${CUSTOMERS_A_PAGE} OFFSET ${offset}`;

const holds = (search: string) =>
  sql`(c.first_name || ' ' || c.last_name || ' ' || c.email) ILIKE ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`;

/** So many of a customer's orders are shown; nobody has bought more often without being a wholesaler. */
const ORDERS_SHOWN = 200;

/** One customer with the orders made, also the unpaid ones, newest first. */
export async function customerWithOrders(db: Db, id: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer || customer.erasedAt) return null;
  const [made, totals] = await Promise.all([
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentState: orders.paymentState,
        totalCents: orders.totalCents,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(eq(orders.customerId, id))
      .orderBy(desc(orders.createdAt))
      .limit(ORDERS_SHOWN),
    db.execute<{ orders: number; spent: number | null }>(paidOrders(sql`${id}`)),
  ]);
  const { orders: paid = 0, spent = 0 } = totals.rows[0] ?? {};
  return { customer, orders: made, paid, spentCents: Number(spent ?? 0) };
}
