import { eq, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn } from "#shared/day.ts";
import { messages } from "../operator-messages.ts";
import { daysOf } from "../quarter.ts";
import { taxPeriods } from "./taxes-table.ts";

type Shop = Pick<AppContext, "db" | "clock">;

/**
 * Waits for all who issue a document, and lets nobody issue one until the transaction ends: a document is in the quarter that is
 * closed, or in the next one (`book_taxes` in the database). It is the only lock of its transaction.
 */
const alone = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('tax periods', 0))`);

/**
 * Closes a quarter that is over: its figures stay as they are, and what comes later is declared in the next open one. Closing it
 * again changes nothing. @throws AppError "invalid" for a quarter that is not over
 */
export async function closeQuarter(shop: Shop, quarter: string, actor: Actor): Promise<void> {
  const now = shop.clock.now();
  const { timeZone } = await storeSettings(shop.db);
  const { from, to } = daysOf(quarter);
  if (dayIn(timeZone, now) <= to) throw new AppError("invalid", messages.notOver, { code: "NOT_OVER" });
  await transact(shop.db, async (tx) => {
    await alone(tx);
    const { rowCount } = await tx.insert(taxPeriods).values({ quarter: from, closedAt: now }).onConflictDoNothing();
    if (!rowCount) return;
    await writeAudit(tx, actor, { action: "tax-period.closed", subject: { kind: "tax-period", id: quarter } });
  });
}

/**
 * Opens a closed quarter again: documents of its days are declared in it from now on. Those that came while it was closed stay
 * in the quarter that they are declared in. @throws AppError "conflict" for a quarter that is open
 */
export const reopenQuarter = (
  shop: Shop,
  { quarter, reason }: { quarter: string; reason: string },
  actor: Actor,
): Promise<void> =>
  transact(shop.db, async (tx) => {
    await alone(tx);
    const { rowCount } = await tx.delete(taxPeriods).where(eq(taxPeriods.quarter, daysOf(quarter).from));
    if (!rowCount) throw new AppError("conflict", messages.notClosed, { code: "NOT_CLOSED" });
    await writeAudit(tx, actor, {
      action: "tax-period.reopened",
      subject: { kind: "tax-period", id: quarter },
      details: { reason },
    });
  });
