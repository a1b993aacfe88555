/** Excel takes a file for UTF-8 only where it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet would calculate what begins so; behind an apostrophe it is text (reliability 34). */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A file as RFC 4180 writes it, safe to open in a spreadsheet. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  [header, ...rows].map((row) => `${row.map((cell) => quoted(harmless(cell))).join(",")}\r\n`).join("");
