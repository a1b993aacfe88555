import { z } from "zod";
import { messages } from "./variant-messages.ts";
import { MAX_NAME, MAX_OPTIONS, MAX_TERM, termKey } from "./variants.ts";

const onOneLine = (typed: string): string => typed.normalize("NFC").replace(/\s+/g, " ").trim();

/** The name of an option or a value of it, on one line. Bars part them in files. */
export const optionTerm = z
  .string()
  .max(1_000, { error: () => messages.tooLong(MAX_TERM) })
  .transform(onOneLine)
  .pipe(
    z
      .string()
      .min(1, { error: () => messages.empty })
      .max(MAX_TERM, { error: () => messages.tooLong(MAX_TERM) })
      .regex(/^[^\p{Cc}|]*$/u, { error: () => messages.unfit }),
  );

const isEachOnce = (names: readonly string[]): boolean => new Set(names.map(termKey)).size === names.length;

export const optionNames = z
  .array(optionTerm)
  .min(1, { error: () => messages.noOptions })
  .max(MAX_OPTIONS, { error: () => messages.tooManyOptions(MAX_OPTIONS) })
  .refine(isEachOnce, { error: () => messages.optionTwice });

/**
 * The options of a group as they shall be, in their order. `was` is the place of one that is there, counted from 0, or null for a new
 * one, whose `value` the present variants get.
 */
export const optionChanges = z
  .array(
    z.object({
      name: optionTerm,
      was: z
        .int()
        .min(0)
        .max(MAX_OPTIONS - 1)
        .nullable(),
      value: optionTerm.optional(),
    }),
  )
  .min(1, { error: () => messages.noOptions })
  .max(MAX_OPTIONS, { error: () => messages.tooManyOptions(MAX_OPTIONS) })
  .refine((all) => isEachOnce(all.map(({ name }) => name)), { error: () => messages.optionTwice });
export type OptionChange = z.output<typeof optionChanges>[number];

export const optionValues = z.array(optionTerm).min(1).max(MAX_OPTIONS);

/** What all variants are called. With the values it may still be too long, which is asked where it is saved. */
export const groupName = z
  .string()
  .max(1_000, { error: () => messages.nameTooLong })
  .transform(onOneLine)
  .pipe(
    z
      .string()
      .min(1, { error: () => messages.nameMissing })
      .max(MAX_NAME, { error: () => messages.nameTooLong })
      .regex(/^\P{Cc}*$/u, { error: () => messages.unfit }),
  );
