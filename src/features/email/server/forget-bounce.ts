import { and, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { suppressedAddresses } from "./emails-table.ts";

/** Allows emails to an address that bounced, as its mailbox may have room now. A complaint stays. */
export async function clearBounce(tx: Tx, email: string, bouncedBefore?: Date): Promise<void> {
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
