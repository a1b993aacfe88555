import { z } from "zod";
import type { DataOf } from "#features/email/email-kinds.ts";

const aLink = z.object({ link: z.string() });

/** Where it says who pays whom, or where the shop is reached. */
export const WATCHED_SETTINGS = ["trader_iban", "store_email"] as const;

const aSetting = z.object({
  setting: z.enum(WATCHED_SETTINGS),
  before: z.string(),
  after: z.string(),
  /** The address of who changed it. */
  by: z.string(),
  link: z.string(),
});

/** What the emails to administrators are rendered from. */
export const administratorEmails = {
  "password-reset": aLink,
  "administrator-invited": aLink,
  "store-email-check": aLink,
  "setting-changed": aSetting,
};

declare module "#features/email/email-kinds.ts" {
  interface EmailData extends DataOf<typeof administratorEmails> {}
}
