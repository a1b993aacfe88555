/** Where links of a text may lead besides the shop itself. */
export const LINK_SCHEMES = ["http", "https", "mailto", "tel"];

/** Whether a text keeps a link to it: of a known kind, or without one within the shop; `//` would be another host. */
export const isLinkAddress = (address: string): boolean => {
  const [, scheme] = /^\s*([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme === undefined ? !/^\s*[/\\]{2}/.test(address) : LINK_SCHEMES.includes(scheme.toLowerCase());
};

/** Whether an image of a text may come from there. */
export const isImageAddress = (address: string): boolean => /^(https:\/\/|\/(?!\/))[^\s]+$/.test(address);

/** What a person wrote as a link: a path, a web address, an email or a telephone number. Null for what is none. */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^(tel:\s*\+?|\+)[\d\s().-]{5,}$/i.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, "")}`;
  const whole = /^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address.replace(/^\/+/, "")}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  if (protocol === "mailto:") return whole;
  return /^https?:$/.test(protocol) && hostname.includes(".") ? whole : null;
}
