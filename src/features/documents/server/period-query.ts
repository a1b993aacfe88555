import { z } from "zod";
import { dayAfter } from "#shared/day.ts";
import { DOCUMENT_KINDS } from "../document.ts";
import { messages } from "../operator-messages.ts";

/** A day that the database knows, too. What is none ends the check: the period is not asked of it. */
const day = z.iso.date({ abort: true }).refine((written) => written >= "1900-01-01" && written < "2200-01-01");

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

export const periodFields = { from: day, to: day, test: z.enum(["true", "false"]).default("false") };

/** Of days in the shop's time zone, both included, a year at most. */
export const ofAYear = <T extends z.ZodType<{ from: string; to: string }>>(query: T) =>
  query
    .refine(({ from, to }) => from <= to, { path: ["to"] })
    .refine(({ from, to }) => to < dayAfter(from, 366), { error: () => messages.tooLong, path: ["to"] });
