import { sql } from "drizzle-orm";
import { hasLeft } from "#features/orders/server/shipment-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { LANGUAGES, type Language } from "#shared/language.ts";
import { messages } from "../messages.ts";
import type { RecallScope } from "../recall.ts";

/** Somebody who bought it, once for all their orders. */
export interface Buyer {
  email: string;
  /** Of the newest order. */
  language: Language;
  orderId: string;
  orderNumbers: string[];
  pieces: number;
  batches: string[];
}

export interface Buyers {
  product: { id: string; name: string; sku: string };
  buyers: Buyer[];
  /** Orders whose buyer was erased: nobody can write to them. */
  erased: number;
}

/** Who bought a product, by itself or in a kit, and may have it: sent to them, whatever became of the payment or of the rest of the order, or paid and not cancelled. @throws AppError for an article number that names no product, or more than one */
export async function buyersOf(db: Db, scope: RecallScope, timeZone: string): Promise<Buyers> {
  const product = await productOf(db, scope.sku);
  if (scope.sold_from && scope.sold_to && scope.sold_from > scope.sold_to)
    throw new AppError("invalid", messages.daysReversed);
  const batches = sql.param(scope.batches);
  const isBatch = sql`(${scope.batches.length === 0} OR l.batches && ${batches}::text[]
    OR (${scope.with_unknown} AND cardinality(l.batches) = 0))`;
  const sold = sql`((CASE WHEN ${hasLeft} THEN o.shipped_at ELSE coalesce(o.paid_at, gone.at) END AT TIME ZONE ${timeZone})::date)`;
  const hasAll = sql`(${hasLeft} OR (o.paid_at IS NOT NULL AND o.status <> 'cancelled'))`;
  const lines = sql`
    SELECT o.id, o.order_number, o.email, o.language, o.created_at, o.erased_at, l.batches,
      l.per_piece * CASE WHEN ${hasAll} THEN l.quantity ELSE gone.pieces END AS quantity
    FROM (SELECT order_id, position, quantity, 1 AS per_piece, batches FROM order_lines WHERE product_id = ${product.id}
          UNION ALL SELECT k.order_id, k.position, k.quantity, part.quantity, k.batches
          FROM order_line_parts part JOIN order_lines k ON k.order_id = part.order_id AND k.position = part.position
          WHERE part.product_id = ${product.id}) AS l JOIN orders o ON o.id = l.order_id
      CROSS JOIN LATERAL (SELECT sum(x.quantity) AS pieces, min(p.shipped_at) AS at FROM parcels p JOIN parcel_lines x ON x.parcel_id = p.id
        WHERE p.order_id = o.id AND p.undone_at IS NULL AND x.position = l.position) AS gone
    WHERE (${hasAll} OR gone.pieces > 0)
      AND ${isBatch}
      AND (${scope.sold_from}::date IS NULL OR ${sold} >= ${scope.sold_from}::date)
      AND (${scope.sold_to}::date IS NULL OR ${sold} <= ${scope.sold_to}::date)`;
  const [{ rows: buyers }, { rows: erased }] = await Promise.all([
    db.execute<Buyer & Record<string, unknown>>(sql`
      SELECT min(email) AS email, (array_agg(language ORDER BY created_at DESC))[1] AS language,
        (array_agg(id ORDER BY created_at DESC))[1] AS "orderId", array_agg(DISTINCT order_number) AS "orderNumbers",
        sum(quantity)::int AS pieces,
        coalesce((SELECT array_agg(DISTINCT b) FROM unnest(string_to_array(string_agg(array_to_string(batches, chr(10)), chr(10)), chr(10))) b
          WHERE b <> ''), '{}') AS batches
      FROM (${lines}) found WHERE erased_at IS NULL GROUP BY lower(email) ORDER BY max(created_at) DESC`),
    db.execute<{ count: number }>(sql`
      SELECT count(DISTINCT id)::int AS count FROM (${lines}) found WHERE erased_at IS NOT NULL`),
  ]);
  return { product, buyers, erased: erased[0]?.count ?? 0 };
}

/** By its article number as it is; written in other letters, large or small, where one product alone can be meant. @throws AppError */
async function productOf(db: Db, sku: string): Promise<Buyers["product"]> {
  const found = await db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(products)
    .where(sql`upper(${products.sku}) = upper(${sku})`)
    .orderBy(products.sku);
  const [first, ...others] = found;
  if (!first) throw new AppError("not-found", messages.noSuchProduct(sku));
  const exact = found.find((one) => one.sku === sku);
  if (!exact && others.length > 0)
    throw new AppError("conflict", messages.severalProducts(found.map((one) => `${one.sku} (${one.name})`).join(", ")));
  return exact ?? first;
}

/** In which they are written to. */
export const languagesOf = (buyers: readonly Pick<Buyer, "language">[]): Language[] =>
  LANGUAGES.filter((language) => buyers.some((buyer) => buyer.language === language));
