import { holdCampaigns } from "#features/campaigns/server/hold-campaigns.ts";
import { skipDocumentNumbers } from "#features/documents/server/skip-numbers.ts";
import { skipOrderNumbers } from "#features/orders/server/skip-order-numbers.ts";
import { type PooledDb, transact } from "#platform/database/database.ts";

/** More orders than a shop has between two backups. */
export const SKIPPED_NUMBERS = 1_000;

/**
 * What was given out and sent since the backup is not known any more. Numbers of orders and documents go on behind those that
 * others may have, and campaigns wait for a person.
 */
export const settleRestored = (db: PooledDb, { madeAt, now }: { madeAt: Date; now: Date }): Promise<void> =>
  transact(db, async (tx) => {
    await skipOrderNumbers(tx, SKIPPED_NUMBERS);
    await skipDocumentNumbers(tx, { from: madeAt.getUTCFullYear(), to: now.getUTCFullYear(), count: SKIPPED_NUMBERS });
    await holdCampaigns(tx, now);
  });
