import { z } from "zod";
import { EMAIL_STATES } from "./email.ts";

/** Which emails somebody looks at in the log. */
export const emailLogFilters = z.object({
  /** In the recipient's address. */
  search: z.string().trim().max(200).default(""),
  state: z.enum(EMAIL_STATES).optional(),
  kind: z
    .string()
    .regex(/^[a-z][a-z-]{1,40}$/)
    .optional(),
  /** Emails older than this one. */
  before: z.uuid().optional(),
});
export type EmailLogFilters = z.output<typeof emailLogFilters>;
