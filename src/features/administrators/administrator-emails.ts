import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

const aLink = z.object({ link: z.string() });

/** What the emails to administrators are rendered from. */
export const administratorEmails = {
  "password-reset": aLink,
  "administrator-invited": aLink,
  "store-email-check": aLink,
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof administratorEmails> {}
}
