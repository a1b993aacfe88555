import { z } from "zod";

/** What an import of a file did, or on trial would do, line by line. */
export const importReport = z.object({
  success: z.literal(true),
  applied: z.boolean(),
  problems: z.array(z.string()),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      outcome: z.enum(["new", "changed", "unchanged", "skipped", "refused"]),
      notes: z.array(z.string()),
    }),
  ),
});
