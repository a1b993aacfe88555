import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { attemptsWhere } from "#features/payments/payment-state.ts";
import { netReceivedCents } from "#features/payments/server/net-received-cents.ts";
import { cappedCount, countUpTo, type Total } from "#platform/database/capped-count.ts";
import { type Db, writtenOnce } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import { literals } from "#platform/database/literals.ts";
import { offsetFromEnd } from "#platform/database/offset-from-end.ts";
import { PAYMENT_PROVIDERS } from "#platform/payment/payment.ts";
import { MAX_TOTAL } from "#shared/max-total.ts";
import { cents } from "#shared/money.ts";
import { ORDERS_A_PAGE, type OrderFilters, type OrderListView, type OrderSort } from "../order-filters.ts";
import { paymentStatesWhere } from "../order-payment-state.ts";
import { statusesWhere } from "../order-status.ts";
import { isAbandoned } from "./abandoned.ts";
import { counterTotal, orderCount } from "./counter-queries.ts";
import { orders } from "./orders-table.ts";
import { codesOfParcels, isWithdrawn, nothingToShip, partlyShipped } from "./parcel-queries.ts";
import { awaitsShipment, isShipped } from "./shipment-queries.ts";
import { shipments } from "./shipments-table.ts";

/** Reads lines and shipment with their order: a page is one query, not one for each row. */
const items = sql<{ name: string; quantity: number }[]>`(
  SELECT coalesce(json_agg(json_build_object('name', coalesce(l.english_name, l.name), 'quantity', l.quantity) ORDER BY l.position), '[]')
  FROM order_lines l WHERE l.order_id = orders.id)`;

/** What may still be refunded, in cents. */
const refundable = sql`coalesce((
  SELECT sum(${netReceivedCents}) FROM payments p
  WHERE p.order_id = orders.id AND p.state IN ${literals(attemptsWhere(({ isRefundable }) => isRefundable))}
  GROUP BY p.state ORDER BY p.state LIMIT 1), 0)`.mapWith((amount) => cents(Number(amount)));

const reserved = sql<{ pieces: number; until: string } | null>`(
  SELECT json_build_object('pieces', sum(h.quantity), 'until', max(h.expires_at)) FROM stock_reservations h
  WHERE h.order_id = orders.id AND h.state = 'active' HAVING count(*) > 0)`;

/** What a line of a list shows of an order. */
const listedOrder = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  paymentState: orders.paymentState,
  reviewFlag: orders.reviewFlag,
  reviewMatters: orders.reviewMatters,
  currency: orders.currency,
  totalCents: orders.totalCents,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  paidAt: orders.paidAt,
  trackingCode: orders.trackingCode,
  deliveryMethod: orders.deliveryMethod,
  deliveryCountry: orders.deliveryCountry,
  parcelMachine: orders.parcelMachine,
  address: orders.address,
  city: orders.city,
  state: orders.state,
  zip: orders.zip,
  country: orders.country,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  company: orders.company,
  vatNumber: orders.vatNumber,
  isTest: orders.isTest,
  erasedAt: orders.erasedAt,
};
/** What is listed beside its columns. */
export const listed = {
  shipment: shipments,
  items,
  refundable,
  reserved,
  partlyShipped,
  nothingToShip: nothingToShip(sql`orders.id`),
  isWithdrawn,
};
export type OrderListItem = Awaited<ReturnType<typeof ordersOf>>[number];

/** One page of the orders that match, and how many match. */
export async function ordersPage(
  db: Db,
  filters: OrderFilters,
  timeZone: string,
  { page, size = ORDERS_A_PAGE, parcel = "any" }: { page: number; size?: number; parcel?: Parcel },
): Promise<{ orders: OrderListItem[] } & Total> {
  const where = (isCommon: boolean) => and(fitting(filters, timeZone, isCommon), PARCELS[parcel]);
  const word = filters.search || filters.customer;
  const inSample = word ? await countInSample(db, word) : 0;
  const isCommon = inSample >= COMMON_IN_SAMPLE;
  if (word && !isCommon) return pageOfRare(db, where(false), sorting(filters), { page, size });
  const count = await countOrders(db, filters, parcel, where(isCommon), inSample);
  const { isFromEnd, skip, take } = offsetFromEnd(page, size, count);
  if (take === 0) return { orders: [], ...count };
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(where(isCommon))
    .orderBy(...sorting(filters, isFromEnd))
    .limit(take)
    .offset(skip);
  const ids = found.map(({ id }) => id);
  return { orders: await ordersOf(db, isFromEnd ? ids.toReversed() : ids), ...count };
}

/** The newest orders, which are read to know how common a word is. */
const SAMPLE = 20_000;
/** With so many matches in the sample, walking the list finds a page sooner than the index of words, which reads every match. */
const COMMON_IN_SAMPLE = 100;

function countInSample(db: Db, word: string): Promise<number> {
  const newest = sql`SELECT * FROM orders ORDER BY created_at DESC, id DESC LIMIT ${SAMPLE}`;
  const matches = sql`SELECT FROM (${newest}) AS orders WHERE ${unindexed} ILIKE ${containing(word)}`;
  return countUpTo(db, matches, MAX_TOTAL + 1);
}

/** The matches are found by indexes and counted in the same statement. */
async function pageOfRare(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { page, size }: { page: number; size: number },
): Promise<{ orders: OrderListItem[] } & Total> {
  const found = await db
    .select({ id: orders.id, total: sql<number>`count(*) OVER ()::int` })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const total = found[0]?.total ?? (page === 1 ? 0 : await db.$count(orders, where));
  const ids = found.map(({ id }) => id);
  return { orders: await ordersOf(db, ids), total, is_capped: false };
}

type Parcel = "any" | "waiting" | "shipped";
const PARCELS: Record<Parcel, SQL | undefined> = { any: undefined, waiting: awaitsShipment, shipped: isShipped };

async function countOrders(
  db: Db,
  filters: OrderFilters,
  parcel: Parcel,
  where: SQL | undefined,
  inSample: number,
): Promise<Total> {
  const known = await knownCount(db, filters, parcel);
  if (known !== null) return { total: known, is_capped: false };
  // A common word alone is counted in the sample; there are as many or more.
  if (inSample > 0 && isOfAny(filters, parcel) && (await orderCount(db, {})) > SAMPLE)
    return { total: Math.min(inSample, MAX_TOTAL), is_capped: true };
  return cappedCount(db, db.select({ id: orders.id }).from(orders).where(where).getSQL());
}

/** Whether nothing but a word narrows the list. */
const isOfAny = (filters: OrderFilters, parcel: Parcel): boolean => {
  const { status, payment, review_flag, from, to } = filters;
  return status.length === 0 && !payment && !viewOf(filters) && !review_flag && !from && !to && parcel === "any";
};

/** How many match, if counters know it without reading orders; else null. */
async function knownCount(db: Db, filters: OrderFilters, parcel: Parcel): Promise<number | null> {
  const { search, customer, status, payment, review_flag, from, to } = filters;
  const view = viewOf(filters);
  if (search || customer || review_flag || from || to || parcel === "waiting" || view === "reserved") return null;
  if (parcel === "any") return orderCount(db, { status, payment, view });
  return status.length === 0 && !payment && !view ? counterTotal(db, "shipments") : null;
}

const readOrders = writtenOnce((db) =>
  db
    .select({ order: listedOrder, ...listed })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(sql`${orders.id} = ANY(${sql.placeholder("ids")}::uuid[])`)
    .prepare("order_list_rows"),
);

/** These orders, in this order, without those that are gone. */
async function ordersOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await readOrders(db).execute({ ids });
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of the orders that match, in order, `max` at most. */
export const fittingOrders = (db: Db, filters: OrderFilters, timeZone: string, max: number) =>
  db
    .select({ id: orders.id, status: orders.status, payment: orders.paymentState })
    .from(orders)
    .where(fitting(filters, timeZone))
    .orderBy(...sorting(filters))
    .limit(max);

/** Orders after a given one, newest first. `wanted` is a list of ids, or filters. */
export async function ordersForExport(
  db: Db,
  wanted: { ids: readonly string[] } | { filters: OrderFilters },
  timeZone: string,
  { after, max }: { after?: string; max: number },
) {
  const which = "ids" in wanted ? inArray(orders.id, [...wanted.ids]) : fitting(wanted.filters, timeZone);
  const behind = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (SELECT o.created_at, o.id FROM orders o WHERE o.id = ${after})`
    : undefined;
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      status: orders.status,
      totalCents: orders.totalCents,
      createdAt: sql<string>`to_char(${orders.createdAt} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD HH24:MI')`,
      trackingCode: sql<string>`coalesce(${codesOfParcels}, ${orders.trackingCode})`,
      company: orders.company,
      vatNumber: orders.vatNumber,
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(which, behind))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(max);
}

function fitting(filters: OrderFilters, timeZone: string, isCommon = false): SQL | undefined {
  const { search, customer, status, payment, review_flag, from, to } = filters;
  const view = viewOf(filters);
  // Whole days of the shop: on the day the clocks change, a day has 23 or 25 hours.
  const midnight = (day: string, more: number) =>
    sql`((${day}::date + ${more}::int)::timestamp AT TIME ZONE ${timeZone})`;
  return and(
    status.length > 0 ? inArray(orders.status, status) : undefined,
    payment ? eq(orders.paymentState, payment) : undefined,
    view && VIEWS[view],
    review_flag ? isNotNull(orders.reviewFlag) : undefined,
    from ? gte(orders.createdAt, midnight(from, 0)) : undefined,
    to ? lt(orders.createdAt, midnight(to, 1)) : undefined,
    customer ? sql`${isCommon ? unindexed : person} ILIKE ${containing(customer)}` : undefined,
    search ? (isCommon ? met(search) : sql`${orders.id} IN (${found(search)})`) : undefined,
  );
}

/** A search by name or by payment also finds abandoned checkouts. */
const viewOf = ({ view, search, customer, payment }: OrderFilters): OrderListView | undefined =>
  view === "orders" && (search || customer || payment) ? undefined : view;

const openStatuses = literals(statusesWhere(({ isOpen }) => isOpen));
const paidStates = literals(paymentStatesWhere(({ isPaid }) => isPaid));
const attempts = literals(paymentStatesWhere(({ isAttempt }) => isAttempt));

/** `VIEW_RULES` as conditions. Each has an index by its words: `orders_to_ship`, `orders_to_pay`, `orders_status`. */
const VIEWS: Record<OrderListView, SQL> = {
  "to-ship": sql`orders.status IN ${openStatuses} AND orders.payment_state IN ${paidStates}`,
  unpaid: sql`orders.payment_state IN ${attempts} AND orders.status <> 'cancelled' AND NOT ${isAbandoned("orders")}`,
  shipped: sql`orders.status = 'shipped'`,
  orders: sql`NOT ${isAbandoned("orders")}`,
  abandoned: isAbandoned("orders"),
  reserved: sql`orders.id IN (SELECT h.order_id FROM stock_reservations h WHERE h.state = 'active')`,
  "refund-due": sql`orders.status = 'cancelled' AND orders.payment_state IN ${literals(paymentStatesWhere(({ holdsMoney }) => holdsMoney))}`,
};

const person = sql`(orders.first_name || ' ' || orders.last_name || ' ' || orders.email)`;
/** The same without an index: walks the list in its order. */
const unindexed = sql`(${person} || '')`;

/** Orders by what names them elsewhere: a tracking code, a document, a payment, a phone number. Each branch uses an index of its own. */
export function withReference(typed: string): SQL {
  const [reference, code] = [typed.trim(), typed.trim().toUpperCase()];
  return sql`
    SELECT o.id FROM orders o WHERE o.tracking_code = ${code}
    UNION ALL SELECT s.order_id FROM shipments s WHERE upper(s.tracking_number) = ${code}
    UNION ALL SELECT p.order_id FROM parcels p WHERE upper(p.tracking_number) = ${code}
    UNION ALL SELECT d.order_id FROM documents d WHERE d.number = ${code}
    UNION ALL SELECT m.order_id FROM payments m
      WHERE m.provider IN ${literals(PAYMENT_PROVIDERS)} AND (m.charge_id = ${reference} OR m.session_id = ${reference})
    ${withPhone(reference)}`;
}

/** As it is typed, with or without the code of the country: an index finds the last seven digits. */
function withPhone(typed: string): SQL {
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.length < PHONE_DIGITS || !/^[+\d\s()/-]+$/.test(typed)) return sql``;
  return sql`UNION ALL SELECT o.id FROM orders o
    WHERE o.phone <> '' AND right(regexp_replace(o.phone, '\\D', '', 'g'), 7) = ${digits.slice(-PHONE_DIGITS)}`;
}
const PHONE_DIGITS = 7;

/** Each branch uses an index of its own. One condition with OR would read all orders. */
const found = (search: string) => sql`
  SELECT o.id FROM orders o WHERE (o.first_name || ' ' || o.last_name || ' ' || o.email) ILIKE ${containing(search)}
  UNION ALL SELECT o.id FROM orders o WHERE o.order_number ILIKE ${containing(search)}
  UNION ALL SELECT o.id FROM orders o WHERE o.company ILIKE ${containing(search)}
  UNION ALL ${withReference(search)}`;

/** The same as a condition on each order. */
const met = (search: string) => sql`(
  ${unindexed} ILIKE ${containing(search)} OR orders.order_number ILIKE ${containing(search)} OR orders.company ILIKE ${containing(search)}
  OR orders.id = ANY (ARRAY(${withReference(search)})))`;

const COLUMNS: Record<OrderSort, readonly SQL[]> = {
  created: [sql`${orders.createdAt}`],
  number: [sql`${orders.orderNumber}`],
  customer: [sql`lower(${orders.lastName})`, sql`lower(${orders.firstName})`],
  total: [sql`${orders.totalCents}`],
  status: [sql`${orders.status}`, sql`${orders.createdAt}`],
};

function sorting({ sort, direction }: OrderFilters, isReversed = false): SQL[] {
  const way = (direction === "asc") !== isReversed ? asc : desc;
  return [...COLUMNS[sort], sql`${orders.id}`].map((column) => way(column));
}

/** The orders before and after this one in the list, whether or not it still matches the filters. */
export async function neighbors(db: Db, id: string, filters: OrderFilters, timeZone: string) {
  const columns = sql.join([...COLUMNS[filters.sort], sql`${orders.id}`], sql`, `);
  const next = async (isReversed: boolean) => {
    const behind = (filters.direction === "asc") !== isReversed ? sql`>` : sql`<`;
    const [row] = await db
      .select({ id: orders.id, order_number: orders.orderNumber })
      .from(orders)
      .where(
        and(
          fitting(filters, timeZone),
          sql`(${columns}) ${behind} (SELECT ${columns} FROM orders WHERE ${orders.id} = ${id})`,
        ),
      )
      .orderBy(...sorting(filters, isReversed))
      .limit(1);
    return row ?? null;
  };
  const [previous, following] = await Promise.all([next(true), next(false)]);
  return { previous, next: following };
}
