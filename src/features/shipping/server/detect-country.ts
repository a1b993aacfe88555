import type { AppContext } from "#platform/context.ts";
import { DEFAULT_COUNTRY } from "../countries.ts";

interface Visit {
  headers: Headers;
  /** Where the request came from, proxies already taken off. */
  address: string;
}

/**
 * The country a visitor is in: what a trusted proxy says, else an offline table, else Estonia (decision 47). It may be one
 * we do not deliver to. Nothing is stored.
 */
export function detectCountry({ config, geo }: AppContext, { headers, address }: Visit): string {
  const isExpected = config.TRUSTED_PROXIES > 0 && config.COUNTRY_HEADER !== undefined;
  const parsed = isExpected ? headers.get(config.COUNTRY_HEADER ?? "")?.toUpperCase() : undefined;
  return (parsed && isCountry(parsed) ? parsed : geo.countryOf(address)) ?? DEFAULT_COUNTRY;
}

/** Proxies write XX for unknown and T1 for anonymous visitors. */
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== "XX";
