import type { Actor } from "#features/audit/actor.ts";
import { inSavepoint, type Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { textOf } from "#shared/csv.ts";
import type { LineReport } from "#shared/import-report.ts";
import { messages } from "../product-csv-messages.ts";
import { type Correction, correctStocks } from "./correct-stock.ts";
import { auditStock, refusingDoubles, type StockMoved } from "./save-product.ts";

/** Letters of a name in a report. */
export const LONGEST_TOLD = 120;

/** Stock to be changed at the end, by line. */
export type Corrections = Map<number, Correction>;

/** @throws AppError for a spreadsheet */
export function readable(bytes: Uint8Array): string {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive) throw new AppError("invalid", messages.noText);
  return textOf(bytes);
}

/** Last: a level that is held keeps shoppers waiting. */
export async function moveStock(
  tx: Tx,
  reports: readonly LineReport[],
  corrections: ReadonlyMap<number, Correction>,
  { actor, idempotencyKey }: { actor: Actor; idempotencyKey: string },
): Promise<void> {
  if (corrections.size === 0) return;
  const wanted = [...corrections.values()].map((correction) => ({ ...correction, idempotencyKey }));
  const corrected = await correctStocks(tx, wanted);
  const moved: StockMoved[] = [];
  for (const [place, [line, { productId }]] of [...corrections].entries()) {
    const report = reports.find((one) => one.line === line);
    const stock = corrected[place];
    if (!report || !stock) continue;
    if (stock instanceof AppError) {
      report.outcome = "refused";
      report.notes.push(stock.message);
    } else if (stock.before === stock.after) report.notes.push(messages.stockDone);
    else {
      if (report.outcome !== "new") report.outcome = "changed";
      moved.push({ productId, stock });
    }
  }
  await auditStock(tx, moved, actor);
}

/** The sentence with which the work was refused; null where it was done. What is refused is undone alone, and spoils no other line. */
export async function refusalOf(tx: Tx, work: () => Promise<void>): Promise<string | null> {
  try {
    await refusingDoubles(tx, () => inSavepoint(tx, work));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
