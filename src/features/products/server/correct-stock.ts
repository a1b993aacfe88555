import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { movedBefore, moveStock, type StockMove } from "#features/inventory/server/move-stock.ts";
import { lockLevels } from "#features/inventory/server/stock-portions.ts";
import { noRow, type Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages as kitMessages } from "../kit-messages.ts";
import { MAX_STOCK } from "../product-fields.ts";
import { messages } from "../product-input-messages.ts";
import { products } from "./products-table.ts";
import { kitsAmong } from "./save-parts.ts";

interface ByCount {
  /** So many are to be had, counted from `seen`; without it so many, whatever was there. */
  wanted: number;
  seen?: number;
}
interface ByDifference {
  /** So many more, or fewer. */
  difference: number;
}
export type Correction = {
  productId: string;
  administratorId: string | null;
  /** Applied once under this name; without it, each time. */
  idempotencyKey?: string;
} & (ByCount | ByDifference);

interface Corrected {
  before: number;
  after: number;
}

/**
 * Changes what can be sold by the difference between what somebody saw and what he wants, so that a sale in between stays
 * sold (reliability 14), and counts the product's version up, so that a repeat is noticed. The product's row must be held.
 * Answers the stock before and after. @throws AppError "conflict" where less than that is left, or it is a kit.
 */
export async function correctStock(tx: Tx, correction: Correction): Promise<Corrected> {
  const [corrected = noRow()] = await correctStocks(tx, [correction]);
  if (corrected instanceof AppError) throw corrected;
  return corrected;
}

/**
 * The same for several products, each named once, in a few statements: a level that is held keeps shoppers waiting, so it
 * is held as shortly for thousands as for one. Answers an AppError in the place of each that cannot be.
 */
export async function correctStocks(tx: Tx, corrections: readonly Correction[]): Promise<(Corrected | AppError)[]> {
  const named = corrections.map((one) => ({
    ...one,
    idempotencyKey: one.idempotencyKey ?? `correction:${randomUUID()}`,
  }));
  const ids = named.map(({ productId }) => productId);
  const stock = await lockLevels(tx, ids);
  const done = await movedBefore(tx, named);
  const lacking = ids.filter((id) => !stock.has(id));
  const kits = lacking.length > 0 ? await kitsAmong(tx, lacking) : new Set<string>();
  const moves: StockMove[] = [];
  const answers = named.map((one) => {
    const before = stock.get(one.productId) ?? 0;
    const difference = "difference" in one ? one.difference : one.wanted - (one.seen ?? before);
    const after = before + difference;
    if (difference === 0 || done.has(one.productId)) return { before, after: before };
    if (kits.has(one.productId)) return new AppError("conflict", kitMessages.stockOfKit, { code: "KIT" });
    if (after < 0 || after > 2 * MAX_STOCK)
      return new AppError("conflict", messages.stockChanged(before), {
        code: "STOCK_CHANGED",
        more: { stock: before },
      });
    moves.push({ ...one, after, quantity: difference });
    return { before, after };
  });
  if (moves.length > 0) {
    await moveStock(tx, moves);
    // The trigger on products counts.
    const changed = moves.map(({ productId }) => productId);
    await tx
      .update(products)
      .set({ version: sql`${products.version}` })
      .where(inArray(products.id, changed));
  }
  return answers;
}
