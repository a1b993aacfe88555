import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

/** What the newsletter's own emails are rendered from. */
export const newsletterEmails = { "newsletter-confirmation": z.object({ subscriberId: z.uuid() }) };

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof newsletterEmails> {}
}
