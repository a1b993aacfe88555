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
 * (L18, L19, L53). A kit counts with its own packaging and with its parts. Weights are those of the product today; orders count by the day they were shipped, whatever became
 * of them later, unless they are to be shipped again.
 */
export async function soldMaterials(db: Db, timeZone: string, isDemo: boolean): Promise<SoldMaterial[]> {
  const { rows } = await db.execute<SoldMaterial & Record<string, unknown>>(sql`
    SELECT extract(year FROM o.shipped_at AT TIME ZONE ${timeZone})::int AS year, o.delivery_country AS country, m.key AS material,
      sum(l.quantity)::int AS pieces, round(sum(l.quantity * m.value::numeric) / 1000, 3)::float8 AS kilograms
    FROM orders o JOIN (SELECT order_id, product_id, quantity FROM order_lines
        UNION ALL SELECT k.order_id, p.product_id, p.quantity * k.quantity
        FROM order_line_parts p JOIN order_lines k ON k.order_id = p.order_id AND k.position = p.position) AS l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
      CROSS JOIN LATERAL jsonb_each_text(p.materials) m
    WHERE ${hasLeft} AND (${isDemo} OR NOT o.is_test)
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`);
  return rows;
}
