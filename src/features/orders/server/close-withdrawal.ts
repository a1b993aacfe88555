import { and, eq, isNull } from "drizzle-orm";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { clearReviewFlag } from "./flag-for-review.ts";
import { returnReviewReason, withdrawalReviewReason } from "./withdrawal-review-reason.ts";
import { withdrawals } from "./withdrawals-table.ts";

/** All of an order, or one, are settled: what the customer declares from now on is another statement. */
export async function closeWithdrawal(tx: Tx, orderId: string, at: Date, id?: string): Promise<void> {
  const settled = await tx
    .update(withdrawals)
    .set({ settledAt: at })
    .where(
      and(eq(withdrawals.orderId, orderId), isNull(withdrawals.settledAt), id ? eq(withdrawals.id, id) : undefined),
    )
    .returning({ declaredAt: withdrawals.declaredAt });
  if (settled.length === 0) return;
  const { timeZone } = await storeSettings(tx);
  for (const { declaredAt } of settled) await clearReturnFlags(tx, orderId, timeZone, declaredAt);
}

/** What was declared then waits for nothing any more. */
export async function clearReturnFlags(tx: Tx, orderId: string, timeZone: string, declaredAt: Date): Promise<void> {
  for (const reasonOf of [withdrawalReviewReason, returnReviewReason])
    await clearReviewFlag(tx, orderId, reasonOf(timeZone, declaredAt));
}
