import type { ResponseOf } from "#api-client/api-client.ts";

export type Rate = ResponseOf<"GET admin-tax-rates">["data"][number];

const regions = new Intl.DisplayNames("en", { type: "region" });
export const countryName = (code: string): string => regions.of(code) ?? code;
