import { z } from "zod";
import { ofAYear } from "#features/documents/server/period-query.ts";
import { period } from "#shared/parameters.ts";

export const bookPeriod = ofAYear(z.object(period));

export const BOOK_FILES = ["journal", "text", "unsent", "merit"] as const;
export const bookFileQuery = ofAYear(z.object({ ...period, file: z.enum(BOOK_FILES) }));
