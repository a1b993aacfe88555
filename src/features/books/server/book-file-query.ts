import { z } from "zod";
import { dayAfter } from "#shared/day.ts";
import { messages } from "../operator-messages.ts";

/** A day that the database knows, too. What is none ends the check: the period is not asked of it. */
const day = z.iso.date({ abort: true }).refine((written) => written >= "1900-01-01" && written < "2200-01-01");
const days = { from: day, to: day, test: z.enum(["true", "false"]).default("false") };

const isOrdered = ({ from, to }: { from: string; to: string }) => from <= to;
const isYear = ({ from, to }: { from: string; to: string }) => to < dayAfter(from, 366);
const tooLong = { error: () => messages.tooLong, path: ["to"] };

/** Days in the shop's time zone, both included, a year at most. */
export const bookPeriod = z
  .object(days)
  .refine(isOrdered, { path: ["to"] })
  .refine(isYear, tooLong);

export const BOOK_FILES = ["journal", "merit", "text"] as const;
export const bookFileQuery = z
  .object({ ...days, file: z.enum(BOOK_FILES) })
  .refine(isOrdered, { path: ["to"] })
  .refine(isYear, tooLong);
