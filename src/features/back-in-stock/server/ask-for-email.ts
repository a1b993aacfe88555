import { and, eq, sql } from "drizzle-orm";
import { inStockOf } from "#features/products/server/in-stock.ts";
import { onSale } from "#features/products/server/product-queries.ts";
import { products } from "#features/products/server/products-table.ts";
import { keepConsent } from "#features/subscribers/server/consent-records.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { currentLanguage } from "#shared/language.ts";
import { messages } from "../messages.ts";
import { backInStockRequests } from "./back-in-stock-table.ts";

/** How many products one address may wait for: anybody can type an address. */
const MAX_WAITING = 20;

/**
 * Keeps the request of an address for one email when the product is in stock again, with the consent to it. Asking again changes
 * nothing.
 *
 * @throws AppError "not-found" for a product that is not sold, "conflict" for one in stock or an address that waits for too many
 */
export const askForEmail = (
  shop: Pick<AppContext, "db" | "clock">,
  { productId, email }: { productId: string; email: string },
): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [product] = await tx
      .select({ inStock: inStockOf(sql`products.id`) })
      .from(products)
      .where(and(eq(products.id, productId), onSale));
    if (!product) throw new AppError("not-found", messages.gone);
    if (product.inStock) throw new AppError("conflict", messages.inStock);
    const waiting = await tx.$count(backInStockRequests, eq(backInStockRequests.email, email));
    const at = shop.clock.now();
    const [fresh] = await tx
      .insert(backInStockRequests)
      .values({ productId, email, language: currentLanguage(), createdAt: at })
      .onConflictDoNothing()
      .returning({ id: backInStockRequests.id });
    if (!fresh) return;
    if (waiting >= MAX_WAITING) throw new AppError("conflict", messages.full(MAX_WAITING));
    await keepConsent(tx, { email, purpose: "back-in-stock", wording: messages.consent, source: "product", at });
  });
