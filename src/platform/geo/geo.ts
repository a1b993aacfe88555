/** The country of an IP address. */
export interface Geo {
  /** Two upper-case letters, or null for a private, unknown or malformed address. Never throws, uses no network. */
  countryOf(ipAddress: string): string | null;
}
