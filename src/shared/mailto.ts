/** The link that writes to an address, as mail programs read it: the @ stays. */
export function mailto(address: string, subject?: string): string {
  const link = `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
  return subject === undefined ? link : `${link}?subject=${encodeURIComponent(subject)}`;
}
