import { inArray } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { messages as heldBack } from "../messages/held-back-messages.en.ts";
import { emails } from "./emails-table.ts";

/** What a demo has not delivered into its mailbox yet reaches nobody outside. */
export async function holdBackEmails(tx: Tx): Promise<void> {
  await tx
    .update(emails)
    .set({ state: "suppressed", lastError: heldBack.notAnyMore })
    .where(inArray(emails.state, ["queued", "sending"]));
}
