import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { suppressedAddresses } from "./letters-table.ts";

/** Its owner asks for letters again: perhaps the mailbox has room now. A complaint stands. */
export async function forgetBounce(tx: Db, email: string): Promise<void> {
  await tx
    .delete(suppressedAddresses)
    .where(and(eq(suppressedAddresses.email, email), eq(suppressedAddresses.reason, "bounced")));
}
