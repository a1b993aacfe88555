import { currentLocale } from "#shared/language.ts";

/** Of an ISO 3166-1 code, in the language that is spoken. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: "region" }).of(code) ?? code;
