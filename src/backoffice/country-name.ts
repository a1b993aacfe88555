import { currentLocale } from "#shared/language.ts";

/** Of an ISO 3166-1 code, in the language that is spoken. Empty without one, as a process of an earlier version answers. */
export const countryName = (code: string | undefined): string =>
  code ? (new Intl.DisplayNames(currentLocale(), { type: "region" }).of(code) ?? code) : "";
