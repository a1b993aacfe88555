import { eq } from "drizzle-orm";
import { keepConsent } from "#features/subscribers/server/consent-records.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { backInStockRequests } from "./back-in-stock-table.ts";

/** Which products a person waits for. */
export async function requestsOf(db: Db, email: string) {
  const rows = await db
    .select()
    .from(backInStockRequests)
    .where(eq(backInStockRequests.email, email))
    .orderBy(backInStockRequests.createdAt);
  return rows.map(({ productId, language, createdAt }) => ({
    product_id: productId,
    language,
    asked_at: createdAt.toISOString(),
  }));
}

/** Answers whether there was anything. */
export async function eraseRequests(tx: Db, email: string): Promise<boolean> {
  const gone = await tx.delete(backInStockRequests).where(eq(backInStockRequests.email, email));
  return (gone.rowCount ?? 0) > 0;
}

/** For whoever takes the consent back: nothing else of the person changes. Answers whether there was anything. */
export async function endRequests(tx: Tx, email: string, at: Date): Promise<boolean> {
  if (!(await eraseRequests(tx, email))) return false;
  const wording = "Asked the shop for no more emails about products";
  await keepConsent(tx, { email, purpose: "back-in-stock", wording, source: "back-office", at }, false);
  return true;
}
