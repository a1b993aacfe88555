import { sql } from "drizzle-orm";
import { publicAddress } from "#features/products/server/product-image-paths.ts";
import { smallPicture } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";

/** A small picture for each line of an order, by absolute address: letters are read elsewhere. */
export async function picturesForLetter(db: Db, orderId: string, shopUrl: string): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ path: string | null }>(sql`
    SELECT ${smallPicture} AS path
    FROM order_lines l JOIN products ON products.id = l.product_id WHERE l.order_id = ${orderId} ORDER BY l.position`);
  return rows.map(({ path }) => (path ? absolute(publicAddress(path), shopUrl) : null));
}

/** Mail programs show no picture that is written into the letter itself. */
const absolute = (address: string, shopUrl: string): string | null =>
  address.startsWith("data:") ? null : address.startsWith("/") ? shopUrl + address : address;
