import { endAllAccess } from "#features/administrators/server/sessions.ts";
import { holdCampaigns } from "#features/campaigns/server/hold-campaigns.ts";
import { skipDocumentNumbers } from "#features/documents/server/skip-numbers.ts";
import { skipOrderNumbers } from "#features/orders/server/skip-order-numbers.ts";
import { renewFileLinkSecret } from "#features/settings/server/installation.ts";
import { markSettled } from "#platform/backup/unsettled.ts";
import { openDatabase, type PooledDb, transact } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";

/** More orders than a shop has between two backups. */
export const SKIPPED_NUMBERS = 1_000;

/**
 * What was given out and sent since the backup is not known any more. Numbers of orders and documents go on behind those that
 * others may have, campaigns wait for a person, and administrators sign in anew, with other links to files: a restore often follows a break-in.
 */
export const settleRestored = (db: PooledDb, { madeAt, now }: { madeAt: Date; now: Date }): Promise<void> =>
  transact(db, async (tx) => {
    await skipOrderNumbers(tx, SKIPPED_NUMBERS);
    await skipDocumentNumbers(tx, { from: madeAt.getUTCFullYear(), to: now.getUTCFullYear(), count: SKIPPED_NUMBERS });
    await holdCampaigns(tx, now);
    await endAllAccess(tx);
    await renewFileLinkSecret(tx);
    await markSettled(tx);
  });

/** The same for the database at this address, which no process has opened yet. */
export async function settleShop(url: string, log: Log, madeAt: Date): Promise<void> {
  const { db, close } = openDatabase({ url, connections: 1, log });
  await settleRestored(db, { madeAt, now: new Date() }).finally(close);
}
