import { type SQL, sql } from "drizzle-orm";
import { availableOf } from "#features/inventory/server/stock-portions.ts";
import type { OrderPaymentState } from "#features/orders/order-payment-state.ts";
import type { OrderStatus } from "#features/orders/order-status.ts";
import { withReference } from "#features/orders/server/order-list-queries.ts";
import type { ProductState } from "#features/products/publication.ts";
import type { Db } from "#platform/database/database.ts";
import { containing } from "#platform/database/like.ts";
import type { Currency } from "#shared/money.ts";

export const KINDS = [
  "product",
  "order",
  "customer",
  "past-order",
  "past-customer",
  "article",
  "page",
  "collection",
] as const;

export interface Found extends Record<string, unknown> {
  kind: (typeof KINDS)[number];
  id: string;
  title: string;
  detail: string;
  /** Of a product that is not in the shop. */
  state: Exclude<ProductState, "published"> | null;
  order: { status: OrderStatus; payment_state: OrderPaymentState; total_cents: number; currency: Currency } | null;
  /** Of a customer: how many paid orders. */
  orders: number | null;
  /** A kit has the pieces that its parts make. */
  product: { price_cents: number; stock: number } | null;
}

const EACH = 5;
/** Of what the shop's search finds by name, so many are looked at. */
const MOST = 50;

const foundByName = (
  kind: "product" | "article" | "page" | "collection",
): SQL => sql`(SELECT d.target_id FROM q JOIN search_documents d
  ON d.kind = ${kind} AND d.words @@ q.in_name LIMIT ${MOST})`;

/** So many of the newest are looked at before all: a frequent word is among them, and a rare one is found by its index. */
const NEWEST = 1_000;

/** The newest few of a table that fit. */
const newestOf = (table: "orders" | "customers", columns: SQL, fits: SQL): SQL => {
  const name = sql.raw(table);
  const few = sql`ORDER BY created_at DESC LIMIT ${EACH}`;
  return sql`(
    WITH newest AS MATERIALIZED (
      SELECT ${columns} FROM (SELECT * FROM ${name} ORDER BY created_at DESC LIMIT ${NEWEST}) ${name} WHERE ${fits} ${few})
    SELECT * FROM newest WHERE (SELECT count(*) FROM newest) = ${EACH}
    UNION ALL (SELECT ${columns} FROM ${name} WHERE (SELECT count(*) FROM newest) < ${EACH} AND (${fits}) ${few}))`;
};

/** Of the few that are shown. */
const facts = sql`
  CASE kind WHEN 'order' THEN (
    SELECT json_build_object('status', o.status, 'payment_state', o.payment_state, 'total_cents', o.total_cents, 'currency', o.currency)
    FROM orders o WHERE o.id = found.id) END AS "order",
  CASE kind WHEN 'customer' THEN (SELECT s.orders FROM customer_sums s WHERE s.customer_id = found.id) END AS orders,
  CASE kind WHEN 'product' THEN (
    SELECT json_build_object('price_cents', p.price_cents, 'stock', ${availableOf(sql`p.id`)})
    FROM products p WHERE p.id = found.id) END AS product`;

/**
 * The few best of every kind for what was typed, in one round trip. Products, collections, articles and pages are found as shoppers find
 * them, with spelling mistakes, and by parts of their names and numbers; each arm uses an index.
 */
export async function findAnything(db: Db, typed: string): Promise<Found[]> {
  const like = containing(typed);
  const { rows } = await db.execute<Found>(sql`
    WITH q AS MATERIALIZED (SELECT in_name FROM search_query(${typed}))
    SELECT found.*, ${facts} FROM (
    ${newestOf(
      "orders",
      sql`'order' AS kind, id, order_number AS title, first_name || ' ' || last_name AS detail, NULL::text AS state`,
      sql`order_number ILIKE ${like} OR (first_name || ' ' || last_name || ' ' || email) ILIKE ${like} OR company ILIKE ${like}
        OR id = ANY (ARRAY(${withReference(typed)}))`,
    )}
    UNION ALL
    (SELECT 'product', id, name, sku, nullif(product_state(retired_at, is_draft, publish_at), 'published')
      FROM products WHERE name ILIKE ${like} OR sku ILIKE ${like} OR id IN ${foundByName("product")}
      ORDER BY retired_at IS NOT NULL, name NOT ILIKE ${like}, name LIMIT ${EACH})
    UNION ALL
    ${newestOf(
      "customers",
      sql`'customer', id, first_name || ' ' || last_name, email, NULL::text`,
      sql`(first_name || ' ' || last_name || ' ' || email) ILIKE ${like}
        AND EXISTS (SELECT FROM orders WHERE orders.customer_id = customers.id AND orders.paid_at IS NOT NULL)`,
    )}
    UNION ALL
    (SELECT 'past-order', id, order_number, name, NULL FROM past_orders WHERE (order_number || ' ' || name || ' ' || email) ILIKE ${like}
      ORDER BY ordered_at DESC LIMIT ${EACH})
    UNION ALL
    (SELECT 'past-customer', id, first_name || ' ' || last_name, email, NULL FROM past_customers
      WHERE (first_name || ' ' || last_name || ' ' || email) ILIKE ${like} ORDER BY imported_at DESC LIMIT ${EACH})
    UNION ALL
    (SELECT 'article', id, title, slug, NULL FROM blog_posts WHERE (title || ' ' || slug) ILIKE ${like} OR id IN ${foundByName("article")}
      ORDER BY created_at DESC LIMIT ${EACH})
    UNION ALL
    (SELECT 'page', id, title, slug, NULL FROM content_pages WHERE (title || ' ' || slug) ILIKE ${like} OR id IN ${foundByName("page")}
      ORDER BY updated_at DESC LIMIT ${EACH})
    UNION ALL
    (SELECT 'collection', id, title, slug, NULL FROM collections WHERE (title || ' ' || slug) ILIKE ${like} OR id IN ${foundByName("collection")}
      ORDER BY updated_at DESC LIMIT ${EACH})) found`);
  return rows;
}
