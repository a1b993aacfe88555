import { z } from "zod";
import { ofAYear, periodFields } from "#features/documents/server/period-query.ts";

export const bookPeriod = ofAYear(z.object(periodFields));

export const BOOK_FILES = ["journal", "merit", "text"] as const;
export const bookFileQuery = ofAYear(z.object({ ...periodFields, file: z.enum(BOOK_FILES) }));
