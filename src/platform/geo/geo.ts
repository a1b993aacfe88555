/** Where an IP address is at home. */
export interface Geo {
  /** Two upper-case emails, or null for a private, unknown or malformed address. Never throws, asks nobody. */
  countryOf(ipAddress: string): string | null;
}
