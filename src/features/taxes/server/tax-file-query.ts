import { z } from "zod";
import { period } from "#shared/parameters.ts";

/**
 * A file of taxes: the return of a quarter, its corrections, all its figures or the supplies to businesses, by the quarter of `from`; or the documents that were issued, or
 * the record of sales that were declared, on days of a period, both included.
 */
export const TAX_FILES = ["return", "corrections", "figures", "recapitulative", "documents", "records"] as const;
export const taxFileQuery = z
  .object({ ...period, file: z.enum(TAX_FILES) })
  .refine(({ from, to }) => from <= to, { path: ["to"] });
