/** Where links of a text may lead besides the shop itself. */
export const LINK_SCHEMES = ["http", "https", "mailto", "tel"];

/**
 * Whether a text keeps a link to it: of a known kind, or without one within the shop; `//` would be another host. Browsers read no
 * blanks and control characters in it.
 */
export const isLinkAddress = (address: string): boolean => {
  const read = [...address].filter((letter) => letter > " ").join("");
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(read) ?? [];
  return scheme === undefined ? !/^[/\\]{2}/.test(read) : LINK_SCHEMES.includes(scheme.toLowerCase());
};

/** Whether an image of a text may come from there. */
export const isImageAddress = (address: string): boolean => /^(https:\/\/|\/(?!\/))[^\s]+$/.test(address);

/** What a person wrote as a link: a path, a web address, an email or a telephone number. Null for what is none. */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  const digits = address.replaceAll(/\D/g, "");
  if (/^(tel:\s*\+?|\+)[\d\s().-]+$/i.test(address) && digits.length > 2)
    return `tel:${address.includes("+") ? "+" : ""}${digits}`;
  const whole = /^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address.replace(/^\/+/, "")}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  if (protocol === "mailto:") return whole;
  return /^https?:$/.test(protocol) && hostname.includes(".") ? whole : null;
}
