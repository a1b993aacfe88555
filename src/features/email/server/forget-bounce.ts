import { and, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { oneAddress } from "#platform/email/check-email.ts";
import { suppressedAddresses } from "./emails-table.ts";

/** What the provider reports of a recipient, in lower case. */
export const addressOf = (recipient: string): string => (oneAddress(recipient)?.address ?? recipient).toLowerCase();

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

/** Allows emails that the owner of the address asked for by a link of ours, also after a complaint. */
export async function allowAgain(tx: Tx, email: string): Promise<void> {
  await tx.delete(suppressedAddresses).where(eq(suppressedAddresses.email, email));
}
