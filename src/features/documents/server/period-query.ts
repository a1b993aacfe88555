import { z } from "zod";
import { DOCUMENT_KINDS } from "../document.ts";

/** A day that the database knows, too. */
const day = z.iso.date().refine((written) => written >= "1900-01-01");

/** Days in the shop's time zone, both included, and which documents; sums and archives take the same. */
export const periodQuery = z
  .object({
    from: day,
    to: day,
    kind: z.enum(["all", ...DOCUMENT_KINDS]).default("all"),
    /** Of payments without money. */
    test: z.enum(["true", "false"]).default("false"),
  })
  .transform(({ from, to, kind, test }) => ({ from, to, kind: kind === "all" ? null : kind, isTest: test === "true" }));
