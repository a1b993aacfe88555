import { sql } from "drizzle-orm";
import { hasLeft } from "#features/orders/server/shipment-queries.ts";
import type { Material } from "#features/products/materials.ts";
import type { Db } from "#platform/database/database.ts";

export interface SoldMaterial {
  year: number;
  country: string;
  material: Material;
  pieces: number;
  /** Kilograms, to the gram. */
  kilograms: number;
}

/**
 * What left for each country by calendar year and material, for the registers of packaging, electrical equipment and batteries
 * (L18, L19, L53). A kit counts with its own packaging and with its parts. Weights are those of the product today; orders count by the day they were shipped, and parcels
 * of others by theirs, whatever became of them later, unless they are to be shipped again.
 */
export async function soldMaterials(db: Db, timeZone: string, isDemo: boolean): Promise<SoldMaterial[]> {
  const { rows } = await db.execute<SoldMaterial & Record<string, unknown>>(sql`
    SELECT extract(year FROM l.at AT TIME ZONE ${timeZone})::int AS year, l.delivery_country AS country, m.key AS material,
      sum(l.quantity * g.per_piece)::int AS pieces, round(sum(l.quantity * g.per_piece * m.value::numeric) / 1000, 3)::float8 AS kilograms
    FROM (SELECT o.id, o.delivery_country, o.is_test, o.shipped_at AS at, k.position, k.product_id, k.quantity
        FROM orders o JOIN order_lines k ON k.order_id = o.id WHERE ${hasLeft}
        UNION ALL SELECT o.id, o.delivery_country, o.is_test, parcel.shipped_at, k.position, k.product_id, x.quantity
        FROM parcels parcel JOIN orders o ON o.id = parcel.order_id JOIN parcel_lines x ON x.parcel_id = parcel.id
          JOIN order_lines k ON k.order_id = o.id AND k.position = x.position
        WHERE parcel.undone_at IS NULL AND NOT ${hasLeft}) AS l
      CROSS JOIN LATERAL (SELECT l.product_id, 1 AS per_piece
        UNION ALL SELECT product_id, quantity FROM order_line_parts WHERE order_id = l.id AND position = l.position) AS g
      JOIN products p ON p.id = g.product_id CROSS JOIN LATERAL jsonb_each_text(p.materials) m
    WHERE ${isDemo} OR NOT l.is_test
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`);
  return rows;
}
