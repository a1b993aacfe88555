import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

export const recallEmails = {
  "product-recall": z.object({ recallId: z.uuid(), orderNumbers: z.array(z.string()).min(1) }),
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof recallEmails> {}
}
