import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";
import { TOLD_STEPS } from "./return.ts";

const aWithdrawal = z.object({ withdrawalId: z.uuid() });

/** Emails to the customer and to the shopkeeper, rendered from the withdrawal as it is by then. */
export const withdrawalEmails = {
  "withdrawal-received": aWithdrawal,
  "withdrawal-attention": aWithdrawal,
  "return-postage": z.object({ returnId: z.uuid() }),
  "return-step": z.object({ returnId: z.uuid(), state: z.enum(TOLD_STEPS) }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof withdrawalEmails> {}
}
