import { sql } from "drizzle-orm";
import { emailImage } from "#features/images/server/email-images.ts";
import { type ImageVariant, publicAddress } from "#features/images/shown-image.ts";
import { smallImage } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";
import type { OrderView } from "../order-view.ts";

/** A small image for each line of an order, by its address in the shop. */
export async function imagesOfOrder(db: Db, orderId: string): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ path: string | null }>(sql`
    SELECT ${smallImage} AS path FROM order_lines l JOIN products ON products.id = l.product_id
    WHERE l.order_id = ${orderId} ORDER BY l.position`);
  return rows.map(({ path }) => path && publicAddress(path));
}

/** An image for each line, by absolute URL, as emails are read outside the shop. */
export async function imagesForEmail(
  db: Db,
  { lines }: Pick<OrderView, "lines">,
  shopUrl: string,
): Promise<(string | null)[]> {
  const ids = sql.param(lines.map(({ productId }) => productId));
  const { rows } = await db.execute<{ path: string | null; variants: ImageVariant[] | null }>(sql`
    SELECT products.image[1] AS path, images.variants FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS l(product_id, position)
    JOIN products ON products.id = l.product_id LEFT JOIN images ON images.path = products.image[1] ORDER BY l.position`);
  return rows.map((row) => emailImage(row, shopUrl));
}
