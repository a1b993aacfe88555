import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/language.ts";

/** What has texts of its own in each language. */
export const TRANSLATED_KINDS = [
  "product",
  "blog-post",
  "content-page",
  "collection",
  "setting",
  "image",
  "option",
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** All languages but English, which the others are made from. */
export type TranslationLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const TRANSLATION_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE,
);

/** How a text is written: on one line, on several, one thing per line, as HTML, as a part of an address. */
export const TEXT_SHAPES = ["line", "text", "lines", "html", "slug"] as const;

export interface TextField {
  name: string;
  label: string;
  shape: (typeof TEXT_SHAPES)[number];
  max: number;
}

/** @param label read when it is shown, in the language of its reader */
export const textField = (name: string, label: () => string, shape: TextField["shape"], max: number): TextField => ({
  name,
  shape,
  max,
  get label() {
    return label();
  },
});

/** Texts by the names of their fields; empty where there is none. */
export type Texts = Readonly<Record<string, string>>;

/** What the shopkeeper is told of a translation, the most pressing first. */
export const TRANSLATION_STATUSES = ["missing", "draft", "stale", "machine", "published"] as const;
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number];

export interface TranslationFacts {
  state: "draft" | "published";
  isStale: boolean;
  byMachine: boolean;
  isConfirmed: boolean;
}

export function statusOf(translation: TranslationFacts | null): TranslationStatus {
  if (!translation) return "missing";
  const { state, isStale, byMachine, isConfirmed } = translation;
  if (state === "draft") return "draft";
  if (isStale) return "stale";
  return byMachine && !isConfirmed ? "machine" : "published";
}

/** The fields that have an English text and no other. */
export const missingFields = (english: Texts, translated: Texts, fields: readonly TextField[]): string[] =>
  fields.flatMap(({ name }) => (english[name] && !translated[name] ? [name] : []));

/** The fields whose English text is another than the one that was translated. */
export const staleFields = (english: Texts, source: Texts, fields: readonly TextField[]): string[] =>
  fields.flatMap(({ name }) => ((english[name] ?? "") === (source[name] ?? "") ? [] : [name]));

export const translationLanguage = z.enum(TRANSLATION_LANGUAGES as [TranslationLanguage, ...TranslationLanguage[]]);

/** Names one thing of one kind. */
export const translated = z.object({ kind: z.enum(TRANSLATED_KINDS), id: z.string().min(1).max(60) });

const texts = z.record(z.string().max(40), z.string().max(500_000));
const status = z.enum(TRANSLATION_STATUSES);

/** A translation as the back office writes it. */
export const translationInput = z.object({
  version: z.int().min(0).describe("that was seen; 0 where there was none"),
  texts,
  state: z.enum(["draft", "published"]),
  source: z.string().length(64).describe("the `source` of the English texts that were seen"),
  up_to_date: z.boolean().default(false).describe("also texts that were not changed fit the English of now"),
  by_machine: z.boolean().default(false),
});
export type TranslationInput = z.output<typeof translationInput>;

const field = z.object({ name: z.string(), label: z.string(), shape: z.enum(TEXT_SHAPES), max: z.int() });

/** All that is known of the texts of one thing. */
export const translationsAnswer = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  id: z.string(),
  title: z.string(),
  is_whole: z.boolean().describe("shown in a language as a whole or not at all"),
  fields: z.array(field),
  english: texts,
  source: z.string(),
  translations: z.array(
    z.object({
      language: translationLanguage,
      status,
      version: z.int(),
      texts,
      state: z.enum(["draft", "published"]),
      missing: z.array(z.string()),
      stale: z.array(z.string()),
      /** The English of the stale fields as it was. */
      before: texts,
      by_machine: z.boolean(),
      confirmed_at: z.iso.datetime().nullable(),
      updated_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type TranslationsAnswer = z.infer<typeof translationsAnswer>;

/** Of some languages, those that show a text made from another English, or lack one of those `needed`. */
export const languagesBehind = (
  { english, translations }: Pick<TranslationsAnswer, "english" | "translations">,
  languages: readonly Language[],
  needed?: readonly string[],
): TranslationLanguage[] =>
  translations.flatMap(({ language, state, missing, stale }) => {
    const isLacking = (name: string) =>
      Boolean(english[name]) && (state !== "published" || missing.includes(name) || stale.includes(name));
    const isBehind = needed ? needed.some(isLacking) : state === "published" && stale.length > 0;
    return languages.includes(language) && isBehind ? [language] : [];
  });
