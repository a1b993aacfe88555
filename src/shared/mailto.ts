/** The link that writes to an address, as mail programs read it: the @ stays. */
export const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
