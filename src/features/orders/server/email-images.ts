import { type SQL, sql } from "drizzle-orm";
import { emailImages } from "#features/images/server/email-images.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { smallImage } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";
import type { OrderView } from "../order-view.ts";

/** The main image of each line's product. `lines` is a table of `product_id` and `position`. */
async function imagesOfLines(db: Db, lines: SQL, image: SQL<string | null>): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ path: string | null }>(
    sql`SELECT ${image} AS path FROM ${lines} JOIN products ON products.id = l.product_id ORDER BY l.position`,
  );
  return rows.map(({ path }) => path);
}

/** A small image for each line of an order, by its address in the shop. */
export async function imagesOfOrder(db: Db, orderId: string): Promise<(string | null)[]> {
  const lines = sql`(SELECT product_id, position FROM order_lines WHERE order_id = ${orderId}) AS l`;
  return (await imagesOfLines(db, lines, smallImage)).map((path) => path && publicAddress(path));
}

/** An image for each line, by absolute URL, as emails are read outside the shop. */
export async function imagesForEmail(
  db: Db,
  { lines }: Pick<OrderView, "lines">,
  shopUrl: string,
): Promise<(string | null)[]> {
  const ids = sql.param(lines.map(({ productId }) => productId));
  const table = sql`unnest(${ids}::uuid[]) WITH ORDINALITY AS l(product_id, position)`;
  return emailImages(db, await imagesOfLines(db, table, sql`products.image[1]`), shopUrl);
}
