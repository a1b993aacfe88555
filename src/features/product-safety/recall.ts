import { z } from "zod";
import { batchCode } from "#features/orders/batch.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/language.ts";
import { messages } from "./messages.ts";

/** What a consumer may choose from; the law asks for at least two (regulation (EU) 2023/988, article 37(2); L47). */
export const REMEDIES = ["repair", "replacement", "refund"] as const;
export type Remedy = (typeof REMEDIES)[number];

/** Whose orders are meant. Days are those of the shop, both included. */
export const recallScope = z.object({
  /** The article number. */
  sku: z
    .string()
    .trim()
    .min(1, { error: () => messages.needsSku })
    .max(64),
  /** Empty: every batch. */
  batches: z.array(batchCode).max(20).default([]),
  /** Also lines whose batch nobody noted. */
  with_unknown: z.boolean().default(true),
  sold_from: z.iso
    .date({ error: () => messages.day })
    .nullable()
    .default(null),
  sold_to: z.iso
    .date({ error: () => messages.day })
    .nullable()
    .default(null),
});
export type RecallScope = z.output<typeof recallScope>;

const recallText = z.object({
  hazard: z
    .string()
    .trim()
    .min(1, { error: () => messages.needsHazard })
    .max(2_000),
  instructions: z
    .string()
    .trim()
    .min(1, { error: () => messages.needsInstructions })
    .max(2_000),
  /** Where the number of the batch stands; left out, the email says it in general. */
  batch_place: z.string().trim().max(300).optional(),
});
export type RecallText = z.output<typeof recallText>;

/** English, and whatever other languages somebody wrote it in. */
export const recallTexts = z
  .partialRecord(z.enum(LANGUAGES), recallText)
  .refine((texts) => texts[DEFAULT_LANGUAGE], { error: () => messages.needsEnglish });
export type RecallTexts = z.output<typeof recallTexts>;

/** Words that make a danger look small, which a recall notice must not have (article 36(2)(c)). */
const SOFT = /\b(voluntar|precaution|discretionary|in rare situations|in specific situations|well-being)\w*/gi;
export const softWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .join("\n")
      .match(SOFT)
      ?.map((word) => word.toLowerCase()),
  ),
];

export const textFor = (texts: RecallTexts, language: Language): RecallText => {
  const text = texts[language] ?? texts[DEFAULT_LANGUAGE];
  if (!text) throw new Error("A recall has no text");
  return text;
};
