/** Characters that XML 1.0 cannot hold, not even escaped. */
const NOT_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

export const xmlText = (text: string): string =>
  text.replaceAll(NOT_XML, "").replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");
