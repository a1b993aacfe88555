import { ledgerFaults } from "#features/inventory/server/check-ledger.ts";
import { documentFaults } from "#features/orders/server/check-documents.ts";
import { reservationFaults } from "#features/orders/server/check-reservations.ts";
import { counterFaults } from "#features/reporting/server/check-counters.ts";
import { openDatabase } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";

/** What does not add up in a shop that was restored, one sentence each. */
export async function restoredFaults(url: string, log: Log): Promise<string[]> {
  const { db, close } = openDatabase({ url, connections: 2, log });
  try {
    const [ledger, orders, counters] = [await ledgerFaults(db), await reservationFaults(db), await counterFaults(db)];
    const documents = await documentFaults(db);
    return [
      ledger.length > 0 && `the stock of ${ledger.length} products differs from its ledger`,
      orders.length > 0 && `the goods of ${orders.length} orders are not what their payment says`,
      documents.length > 0 && `${documents.length} documents or series are not what payments say`,
      counters.length > 0 && `${counters.length} counters differ from a recount`,
    ].filter((fault) => fault !== false);
  } finally {
    await close();
  }
}
