import { type SQL, sql } from "drizzle-orm";
import { emailImages } from "#features/images/server/email-images.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { smallImage } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";

/** The main image of each line's product. */
async function imagesOfLines(db: Db, orderId: string, image: SQL<string | null>): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ path: string | null }>(sql`
    SELECT ${image} AS path
    FROM order_lines l JOIN products ON products.id = l.product_id WHERE l.order_id = ${orderId} ORDER BY l.position`);
  return rows.map(({ path }) => path);
}

/** A small image for each line of an order, by its address in the shop. */
export const imagesOfOrder = async (db: Db, orderId: string): Promise<(string | null)[]> =>
  (await imagesOfLines(db, orderId, smallImage)).map((path) => path && publicAddress(path));

/** An image for each line of an order, by absolute URL, as emails are read outside the shop. */
export const imagesForEmail = async (db: Db, orderId: string, shopUrl: string): Promise<(string | null)[]> =>
  emailImages(db, await imagesOfLines(db, orderId, sql`products.image[1]`), shopUrl);
