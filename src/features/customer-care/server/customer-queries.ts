import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { customerSums, customers } from "#features/customers/server/customers-table.ts";
import { isPaid, ORDER_PAYMENT_STATES } from "#features/orders/order-payment-state.ts";
import { counterTotal } from "#features/orders/server/counter-queries.ts";
import { orders } from "#features/orders/server/orders-table.ts";
import { cappedCount, countUpTo, type Total } from "#platform/database/capped-count.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { offsetFromEnd } from "#platform/database/offset-from-end.ts";
import { type Cents, cents } from "#shared/money.ts";
import { CUSTOMERS_A_PAGE, type CustomerFilters, type CustomerSort } from "../customer-filters.ts";

/** Customers are people who paid (decision 27). Amounts are payments less refunds (decision 34). */
export interface CustomerSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: Date;
  orders: number;
  spentCents: Cents;
  lastOrderAt: Date;
  /** Where the newest paid order went. */
  country: string | null;
}

type Row = Record<"id" | "first_name" | "last_name" | "email" | "created_at" | "last_order", string> &
  Record<"orders" | "spent", number> & { country: string | null };

const asSummary = (row: Row): CustomerSummary => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  createdAt: new Date(row.created_at),
  orders: row.orders,
  spentCents: cents(Number(row.spent)),
  lastOrderAt: new Date(row.last_order),
  country: row.country,
});

/** One page of customers, and how many fit. */
export async function customersPage(
  db: Db,
  { search, sort, direction }: CustomerFilters,
  page: number,
): Promise<{ customers: CustomerSummary[] } & Total> {
  const isCommon = search !== "" && (await isCommonWord(db, search));
  const found = sql`SELECT FROM customer_sums s ${named} WHERE ${holds(search, isCommon)}`;
  const count = search
    ? await cappedCount(db, found)
    : { total: await counterTotal(db, "customers"), is_capped: false };
  const { isFromEnd, skip, take } = offsetFromEnd(page, CUSTOMERS_A_PAGE, count);
  if (take === 0) return { customers: [], ...count };
  const isUp = direction === "asc";
  // Names and addresses are read only of those on the page, unless they are looked for or sorted by.
  const { rows } = await db.execute<Row>(sql`
    SELECT c.id, c.first_name, c.last_name, c.email, c.created_at, s.orders, s.spent_cents AS spent, s.last_order_at AS last_order,
      (SELECT o.delivery_country FROM orders o WHERE o.customer_id = c.id AND o.paid_at IS NOT NULL ORDER BY o.created_at DESC LIMIT 1) AS country
    FROM (
      SELECT s.customer_id FROM customer_sums s ${search || OWN.has(sort) ? named : sql``}
      ${search ? sql`WHERE ${holds(search, isCommon)}` : sql``}
      ORDER BY ${sorting(sort, isUp !== isFromEnd)} LIMIT ${take} OFFSET ${skip}) page
    JOIN customer_sums s USING (customer_id) ${named} ORDER BY ${sorting(sort, isUp)}`);
  return { customers: rows.map(asSummary), ...count };
}

const named = sql`JOIN customers c ON c.id = s.customer_id`;

/** What customers are sorted by without looking at what they bought. */
const OWN: ReadonlySet<CustomerSort> = new Set(["name", "created"]);
const COLUMNS: Record<CustomerSort, readonly SQL[]> = {
  name: [sql`lower(c.last_name)`, sql`lower(c.first_name)`, sql`c.id`],
  created: [sql`c.created_at`, sql`c.id`],
  orders: [sql`s.orders`, sql`s.customer_id`],
  spent: [sql`s.spent_cents`, sql`s.customer_id`],
  last: [sql`s.last_order_at`, sql`s.customer_id`],
};

const sorting = (sort: CustomerSort, isUp: boolean): SQL =>
  sql.join(
    COLUMNS[sort].map((column) => (isUp ? sql`${column} ASC` : sql`${column} DESC`)),
    sql`, `,
  );

/** Of the newest customers, the part that is read to know how common a word is, and from how many matches in it on it is. */
const SAMPLE = 20_000;
const COMMON_IN_SAMPLE = 100;

async function isCommonWord(db: Db, search: string): Promise<boolean> {
  const newest = sql`SELECT * FROM customers ORDER BY created_at DESC, id DESC LIMIT ${SAMPLE}`;
  const matches = sql`SELECT FROM (${newest}) AS c WHERE ${holds(search, true)}`;
  return (await countUpTo(db, matches, COMMON_IN_SAMPLE)) === COMMON_IN_SAMPLE;
}

/** Of common words the index is not used: the list is walked in its order. */
const holds = (search: string, isCommon: boolean) =>
  sql`(c.first_name || ' ' || c.last_name || ' ' || c.email${isCommon ? sql` || ''` : sql``}) ILIKE ${containing(search)}`;

const KEEP_MONEY = ORDER_PAYMENT_STATES.filter(isPaid);

/** How many of a customer's orders are shown; only a wholesaler has more. */
const ORDERS_SHOWN = 200;

/** One customer with the orders made, also the unpaid ones, newest first. */
export async function customerWithOrders(db: Db, id: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer || customer.erasedAt) return null;
  const [made, kept, [sums]] = await Promise.all([
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentState: orders.paymentState,
        totalCents: orders.totalCents,
        currency: orders.currency,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(eq(orders.customerId, id))
      .orderBy(desc(orders.createdAt))
      .limit(ORDERS_SHOWN),
    db.$count(
      orders,
      and(
        eq(orders.customerId, id),
        inArray(orders.paymentState, KEEP_MONEY),
        // As the sums count them: test orders of a customer who has no others.
        sql`${orders.isTest} = (SELECT s.is_test FROM ${customerSums} s WHERE s.customer_id = ${id})`,
      ),
    ),
    db.select().from(customerSums).where(eq(customerSums.customerId, id)),
  ]);
  const spentCents = sums?.spentCents ?? 0;
  return {
    customer,
    orders: made,
    paid: sums?.orders ?? 0,
    kept,
    spentCents,
    averageCents: kept > 0 ? Math.round(spentCents / kept) : null,
  };
}
