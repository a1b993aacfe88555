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

/** Said to a visitor whose browser prefers a language that the page is not in. */
export const ALSO_IN: Readonly<Record<Language, string>> = {
  en: "This page is also in English.",
  et: "See leht on ka eesti keeles.",
  lv: "Šī lapa ir arī latviešu valodā.",
  lt: "Šis puslapis yra ir lietuvių kalba.",
  fi: "Tämä sivu on myös suomeksi.",
  de: "Diese Seite gibt es auch auf Deutsch.",
  pl: "Ta strona jest też po polsku.",
};

/** For the back office, which is in English. */
export const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  et: "Estonian",
  lv: "Latvian",
  lt: "Lithuanian",
  fi: "Finnish",
  de: "German",
  pl: "Polish",
};
