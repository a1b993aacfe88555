import { sql } from "drizzle-orm";
import type { SeenWithOrder } from "#features/products/product.ts";
import type { Cents } from "#shared/money.ts";

/** A part of a kit as the order keeps it. */
export interface LinePart {
  /** As the buyer read it. */
  name: string;
  englishName: string;
  sku: string;
  /** In one kit. */
  quantity: number;
  /** Its share of what the line costs after all discounts. */
  gross: Cents;
  net: Cents;
  vat: Cents;
  seen: SeenWithOrder | null;
}

/** Of the line that the statement reads as `order_lines`, in their order; empty for a product that is no kit. */
export const partsOfLine = sql<LinePart[]>`(
  SELECT coalesce(json_agg(json_build_object('name', p.name, 'englishName', coalesce(p.english_name, p.name), 'sku', p.sku,
    'quantity', p.quantity, 'gross', p.gross_cents, 'net', p.net_cents, 'vat', p.vat_cents, 'seen', p.seen) ORDER BY p.place), '[]')
  FROM order_line_parts p WHERE p.order_id = order_lines.order_id AND p.position = order_lines.position)`;
