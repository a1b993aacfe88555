import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

/** What the email is rendered from; whom it is for stands in the outbox alone. */
export const backInStockEmails = { "back-in-stock": z.object({ productId: z.uuid() }) };

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof backInStockEmails> {}
}
