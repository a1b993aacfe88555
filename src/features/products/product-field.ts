import { z } from "zod";
import { parseNumber } from "#shared/parse-number.ts";
import { knownCode, readCodes } from "./hazard.ts";
import { messages as csvMessages } from "./product-csv-messages.ts";
import { messages } from "./product-input-messages.ts";

export const MAX_EUROS = 1_000_000;

/** A field of a product: all that table, endpoint, form, conflict and CSV know of it. */
export interface Field<Input extends z.ZodType, Answer extends z.ZodType, Column extends string | null, Draft, Stored> {
  /** What an administrator may set. */
  input: Input;
  /** What the back office reads. */
  answer: Answer;
  /** In `products-table.ts`; null where it is kept elsewhere. */
  column: Column;
  /** How the column holds it, where it is not as it is set. */
  stored?: { to(value: z.output<Input>): Stored; from(column: Stored): z.output<Answer> };
  /** Of its column in a file, the same in every language. */
  title: string;
  /** In a new form. */
  empty: Draft;
  /** The value in the form. */
  draftOf(value: z.output<Answer>): Draft;
  /** @throws Error with a sentence for its author */
  read(draft: Draft): z.input<Input>;
  /** The draft as a cell, where it is not a text. @throws Error with a sentence for the author of the file */
  cell?: { write(draft: Draft): string; read(cell: string): Draft };
  /** An empty cell says nothing, instead of emptying the field. */
  isKept?: boolean;
}

export const field = <I extends z.ZodType, A extends z.ZodType, const C extends string | null, D, S = z.output<I>>(
  definition: Field<I, A, C, D, S>,
) => definition;

export const text = <const C extends string>(column: C, title: string, input: z.ZodType<string, string>) =>
  field({
    column,
    title,
    input,
    answer: z.string(),
    empty: "",
    isKept: true,
    draftOf: (value) => value,
    read: (draft) => draft,
  });

/** A text that may be left out: trimmed, null where nothing is left. */
export const optionalText = <const C extends string>(column: C, title: string, rule: z.ZodString) =>
  field({
    column,
    title,
    answer: z.string().nullable(),
    empty: "",
    input: rule.transform((value) => value || null).nullable(),
    draftOf: (value) => value ?? "",
    read: (draft) => draft,
  });

export const optionalWhole = <const C extends string>(column: C, title: string, error: () => string) =>
  field({
    column,
    title,
    answer: z.int().nullable(),
    empty: "",
    input: z.int({ error }).min(1, { error }).max(1_000_000, { error }).nullable(),
    draftOf: (value) => String(value ?? ""),
    read: (draft) => (draft.trim() === "" ? null : number(draft, 0, error())),
  });

export const yesNo = <const C extends string>(column: C, title: string) =>
  field({
    column,
    title,
    empty: false,
    input: z.boolean(),
    answer: z.boolean(),
    draftOf: (value) => value,
    read: (draft) => draft,
    cell: { write: (draft) => (draft ? "yes" : "no"), read: (cell) => readYes(cell, title) },
  });

/** One of `known`, or none: an empty draft. */
export const choice = <const C extends string, const V extends string>(
  column: C,
  title: string,
  known: readonly [V, ...V[]],
  error: () => string,
) =>
  field({
    column,
    title,
    empty: "" as V | "",
    input: z.enum(known, { error }).nullable(),
    answer: z.enum(known).nullable(),
    draftOf: (value) => value ?? "",
    read: (draft) => draft || null,
    cell: { write: (draft) => draft, read: (cell) => cell.trim().toLowerCase() as V | "" },
  });

export const money = (error: () => string) =>
  z
    .number({ error })
    .max(MAX_EUROS, { error: () => messages.priceTooHigh })
    .refine(hasTwoDecimals, { error: () => messages.priceDecimals });

/** Codes of a table, each once; written with commas or spaces between them. */
export const codes = <const C extends string, V extends string>(column: C, title: string, known: readonly V[]) =>
  field({
    column,
    title,
    empty: "",
    input: z
      .array(z.string().max(40))
      .max(30)
      .transform((list, context): V[] => {
        try {
          return [...new Set(list.map((code) => knownCode(code, known)))];
        } catch (error) {
          context.addIssue({ code: "custom", message: (error as Error).message });
          return z.NEVER;
        }
      }),
    answer: z.array(z.enum(known as readonly [V, ...V[]])),
    draftOf: (value) => value.join(", "),
    read: (draft) => readCodes(draft, known),
  });

export const upTo = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => messages.tooLong(max) });
export const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export function found<T>(value: T | null, message: string): T {
  if (value === null) throw new Error(message);
  return value;
}

export function number(draft: string, decimals: number, message: string): number {
  return found(parseNumber(draft, decimals), message);
}

export function readYes(cell: string, title: string): boolean {
  const word = cell.toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  if (["no", "false", "0", ""].includes(word)) return false;
  throw new Error(csvMessages.yesOrNo(title));
}
