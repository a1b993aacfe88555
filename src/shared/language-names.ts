import type { Language } from "./language.ts";

/** Each in itself, as its speakers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  et: "Eesti",
  lv: "Latviešu",
  lt: "Lietuvių",
  fi: "Suomi",
  de: "Deutsch",
  pl: "Polski",
};
