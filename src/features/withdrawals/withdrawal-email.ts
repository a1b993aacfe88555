import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

const aWithdrawal = z.object({ withdrawalId: z.uuid() });

/** Emails to the customer and to the shopkeeper, rendered from the withdrawal as it is by then. */
export const withdrawalEmails = {
  "withdrawal-received": aWithdrawal,
  "withdrawal-attention": aWithdrawal,
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof withdrawalEmails> {}
}
