import { and, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { suppressedAddresses } from "./emails-table.ts";

/** An address that bounced may be written to again: perhaps the mailbox has room now. A complaint stands. */
export async function forgetBounce(tx: Tx, email: string, bouncedBefore?: Date): Promise<void> {
  await tx
    .delete(suppressedAddresses)
    .where(
      and(
        eq(suppressedAddresses.email, email),
        eq(suppressedAddresses.reason, "bounced"),
        bouncedBefore && lt(suppressedAddresses.since, bouncedBefore),
      ),
    );
}
