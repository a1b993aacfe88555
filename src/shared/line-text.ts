import { z } from "zod";
import { messages as issues } from "./issue-messages.ts";
import { isPrintable } from "./printable.ts";

/** A text of one line, trimmed, of at most so many characters; it may be empty. */
export const optionalLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\r\n]*$/, { error: () => issues.oneLine });

/** The same, with at least one character. */
export const line = (maxLength: number) => optionalLine(maxLength).min(1);

/** The same, in letters that the fonts of invoices have. */
export const printed = (text: z.ZodString) => text.refine(isPrintable, { error: () => issues.letters });
