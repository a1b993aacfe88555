import type { ResponseOf } from "#api-client/api-client.ts";
import { currentLocale } from "#shared/language.ts";

export type Rate = ResponseOf<"GET admin-tax-rates">["data"][number];

export const countryName = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: "region" }).of(code) ?? code;
