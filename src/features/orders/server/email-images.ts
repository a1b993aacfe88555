import { sql } from "drizzle-orm";
import { publicAddress } from "#features/images/shown-image.ts";
import { smallImage } from "#features/products/server/small-image.ts";
import type { Db } from "#platform/database/database.ts";

/** A small image for each line of an order, by absolute URL, as emails are read outside the shop. */
export async function imagesForEmail(db: Db, orderId: string, shopUrl: string): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ path: string | null }>(sql`
    SELECT ${smallImage} AS path
    FROM order_lines l JOIN products ON products.id = l.product_id WHERE l.order_id = ${orderId} ORDER BY l.position`);
  return rows.map(({ path }) => imageForEmail(path, shopUrl));
}

/** The absolute URL of an image. */
export const imageForEmail = (path: string | null, shopUrl: string): string | null =>
  path === null ? null : absolute(publicAddress(path), shopUrl);

/** Mail programs show no data URLs. */
const absolute = (address: string, shopUrl: string): string | null =>
  address.startsWith("data:") ? null : address.startsWith("/") ? shopUrl + address : address;
