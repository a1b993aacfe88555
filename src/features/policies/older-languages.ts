import type { Language } from "#shared/language.ts";

interface InForce {
  language: Language;
  /** The day from which it holds. */
  valid_from: string;
}

/** The languages in which a policy holds since before that day. */
export const olderThan = (day: string, texts: readonly InForce[]): Language[] =>
  texts.flatMap(({ language, valid_from }) => (valid_from < day ? [language] : []));
