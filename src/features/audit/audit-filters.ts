import { z } from "zod";

/** Who acted. */
export const ACTORS = ["system", "shopper", "administrator", "provider"] as const;

/** Which entries somebody looks at. */
export const auditFilters = z.object({
  search: z.string().trim().max(200).optional(),
  actor: z.enum(ACTORS).optional(),
  /** Entries older than this one. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});
