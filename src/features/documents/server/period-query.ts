import { z } from "zod";
import { dayAfter } from "#shared/day.ts";
import { period } from "#shared/parameters.ts";
import { DOCUMENT_KINDS } from "../document.ts";
import { messages } from "../operator-messages.ts";

/** Which documents of a period; sums and archives take the same. */
export const periodQuery = z
  .object({ ...period, kind: z.enum(["all", ...DOCUMENT_KINDS]).default("all") })
  .transform(({ test, kind, ...days }) => ({ ...days, kind: kind === "all" ? null : kind, isTest: test }));

/** Of days in the shop's time zone, both included, a year at most. */
export const ofAYear = <T extends z.ZodType<{ from: string; to: string }>>(query: T) =>
  query
    .refine(({ from, to }) => from <= to, { path: ["to"] })
    .refine(({ from, to }) => to < dayAfter(from, 366), { error: () => messages.tooLong, path: ["to"] });
