import { z } from "zod";

/** A day that the database knows, too. */
const day = z.iso.date().refine((written) => written >= "1900-01-01");

/**
 * A file of taxes: the return of a quarter, its corrections, all its figures or the supplies to businesses, by the quarter of `from`; or the record of sales
 * that were declared on days of a period, both included.
 */
export const TAX_FILES = ["return", "corrections", "figures", "recapitulative", "records"] as const;
export const taxFileQuery = z
  .object({
    file: z.enum(TAX_FILES),
    from: day,
    to: day,
    test: z.enum(["true", "false"]).default("false"),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"] });
