import { inArray, lt, sql } from "drizzle-orm";
import { queueEmail } from "#features/email/server/queue-email.ts";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { onSale } from "#features/products/server/product-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { DAY_MS } from "#shared/day.ts";
import { backInStockRequests } from "./back-in-stock-table.ts";

type Shop = Pick<AppContext, "db" | "clock">;

const AT_ONCE = 200;
/** After orders and before campaigns. */
const PRIORITY = 3;
const A_YEAR_MS = 365 * DAY_MS;

/** A figure that was mistyped is corrected within minutes, and nobody can take an email back. Of a kit its parts come. */
const CAME_JUST_NOW = sql`EXISTS (
  SELECT FROM stock_movements m WHERE m.quantity > 0 AND m.at > now() - interval '10 minutes'
    AND m.product_id IN (SELECT products.id UNION ALL SELECT p.product_id FROM product_parts p WHERE p.kit_id = products.id))`;

/**
 * Queues the emails of all who wait for a product that is on sale and has been in stock for ten minutes, who asked first first. A request is removed with the
 * transaction that queues its email, so that it makes one email however many processes look at once.
 */
export async function sendDueRequests({ db }: Pick<Shop, "db">, signal: AbortSignal): Promise<void> {
  let found = AT_ONCE;
  while (found === AT_ONCE && !signal.aborted) {
    found = await transact(db, async (tx) => {
      const due = await tx
        .delete(backInStockRequests)
        .where(
          inArray(
            backInStockRequests.id,
            // Each product is looked at once, however many wait for it.
            sql`(SELECT r.id FROM back_in_stock_requests r WHERE r.product_id IN (
                SELECT products.id FROM products WHERE products.id IN (SELECT w.product_id FROM back_in_stock_requests w)
                  AND ${onSale} AND ${inStockOf(sql`products.id`)} AND NOT ${CAME_JUST_NOW})
              ORDER BY r.created_at, r.id LIMIT ${AT_ONCE} FOR UPDATE OF r SKIP LOCKED)`,
          ),
        )
        .returning();
      for (const { id, productId, email, language } of due) {
        const delivery = { dedupeKey: `back-in-stock:${id}`, recipient: email, language, priority: PRIORITY };
        await queueEmail(tx, "back-in-stock", { productId }, delivery);
      }
      return due.length;
    });
  }
}

/** Nobody waits for longer than a year. */
export async function forgetOldRequests({ db, clock }: Shop): Promise<void> {
  const before = new Date(clock.now().getTime() - A_YEAR_MS);
  await db.delete(backInStockRequests).where(lt(backInStockRequests.createdAt, before));
}

/** In a demo anybody asks for any address: nobody of them waits in the live shop. */
export async function forgetAllRequests(tx: Tx): Promise<void> {
  await tx.delete(backInStockRequests);
}
