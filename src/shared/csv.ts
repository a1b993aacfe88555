import { AppError } from "./app-error.ts";
import { messages } from "./csv-messages.ts";
import { currentLanguage } from "./language.ts";
import { storable } from "./storable.ts";

/** A spreadsheet takes these for the beginning of a formula, some in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

/**
 * Behind a sign that parts cells in other countries; there a mark before the whole cell does not help. A comma is such a sign in a
 * file that semicolons part.
 */
const INSIDE = /([;\t] *)('?)(?='*[=+\-@＝＋－＠])/g;
const INSIDE_WITH_COMMA = /([,;\t] *)('?)(?='*[=+\-@＝＋－＠])/g;
const insideOf = (separator: string): RegExp => (separator === "," ? INSIDE : INSIDE_WITH_COMMA);

/** A cell that no spreadsheet calculates with (reliability 34). */
function harmless(cell: string, separator: string): string {
  const marked = (text: string) => text.replace(insideOf(separator), "$1'$2");
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell.charAt(0)}${marked(cell.slice(1))}` : marked(cell);
}

/** The text that `harmless` was made from. */
function asWritten(cell: string, separator: string): string {
  const unmarked = (text: string) => text.replace(insideOf(separator), "$1");
  return cell.startsWith("'") && FORMULA.test(cell.slice(1))
    ? cell.charAt(1) + unmarked(cell.slice(2))
    : unmarked(cell);
}

/** A file for programs, the same in every language: UTF-8 with its mark, commas, every formula made harmless. */
export const csvText = (rows: readonly (readonly string[])[], separator = ","): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell, separator))).join(separator)).join("\r\n")}\r\n`;

/** Spreadsheets in Estonian, Latvian and Lithuanian part decimals by a comma, and so cells by a semicolon. */
const hasDecimalComma = (): boolean => currentLanguage() !== "en";

/** A file that the administrator's spreadsheet opens as it is meant. */
export const sheetText = (rows: readonly (readonly string[])[]): string => csvText(rows, hasDecimalComma() ? ";" : ",");

/** A number with decimals for such a file. */
export const sheetNumber = (written: string): string => (hasDecimalComma() ? written.replace(".", ",") : written);

const quoted = (cell: string): string => (/[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** What spreadsheets on Windows write where they do not write Unicode, by the administrator's language. */
const onWindows = (): string => (currentLanguage() === "en" ? "windows-1252" : "windows-1257");

/**
 * The text of a file in UTF-8, UTF-16 or what Windows writes, whichever it is, as it can be stored.
 * @throws AppError "invalid" for a file in Unicode that is damaged or cut off
 */
export const textOf = (bytes: Uint8Array): string => storable(decodedText(bytes));

function decodedText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return unicode("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return unicode("utf-16be", bytes);
  // Without its mark UTF-16 shows by the empty half of its Latin letters.
  if (bytes.length >= 4 && first === 0 && bytes[2] === 0) return unicode("utf-16be", bytes);
  if (bytes.length >= 4 && second === 0 && bytes[3] === 0) return unicode("utf-16le", bytes);
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  return isMarked || isMostlyUtf8(bytes) ? unicode("utf-8", bytes) : new TextDecoder(onWindows()).decode(bytes);
}

/** Also of a file with few damaged letters: what Windows writes is hardly ever a letter in UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const unreadable = text.split(UNREADABLE).length - 1;
  if (unreadable === 0) return true;
  return (text.match(/[^\0-\x7f\uFFFD]/gu) ?? []).length > unreadable;
}

/** What a decoder puts in place of bytes that are no letter. */
const UNREADABLE = "\uFFFD";

function unicode(encoding: "utf-8" | "utf-16le" | "utf-16be", bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const [readable = ""] = new TextDecoder(encoding).decode(bytes).split(UNREADABLE, 1);
    throw new AppError("invalid", messages.damaged(String(readable.split("\n").length)));
  }
}

/** A line of a file: where it begins, counted from 1, and its cells. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Beyond this a file is not read to its end: no other request would be answered meanwhile. */
const MOST_LINES = 100_000;

/**
 * Cells by comma, semicolon or tab, whichever the first line has most of. Empty lines are left out. Reads no further than one line beyond
 * `most`, which the caller refuses. @throws AppError, also for more than 100,000 lines
 */
export function readCsv(text: string, most = MOST_LINES): CsvLine[] {
  const { separator, start } = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let number = text.slice(0, start).split("\n").length;
  let begun = number;
  const endCell = () => {
    cells.push(asWritten(cell.trim(), separator));
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== "")) lines.push({ line: begun, cells });
    cells = [];
    begun = number;
  };
  for (let i = start; i < text.length; i += 1) {
    const letter = text[i] ?? "";
    if (letter === "\n") number += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === "\n") {
      endLine();
      if (lines.length <= most) continue;
      if (most < MOST_LINES) return lines;
      throw new AppError("too-large", messages.tooManyLines(MOST_LINES));
    } else if (letter !== "\r") cell += letter;
  }
  if (isQuoted) throw new AppError("invalid", messages.openQuote(String(begun)));
  if (cell !== "" || cells.length > 0) {
    endLine();
    refuseCutOff(lines);
  }
  return lines;
}

/** Programs write all cells of a line, and end it. One that lacks both was cut, and its last cell too. @throws AppError */
function refuseCutOff(lines: readonly CsvLine[]): void {
  const [head, first, ...others] = lines.map(({ cells }) => cells.length);
  const last = lines.at(-1);
  const whole = others.length > 0 ? Math.min(head ?? 0, first ?? 0) : (head ?? 0);
  if (last && last.cells.length < whole) throw new AppError("invalid", messages.cutOff(String(last.line)));
}

/** A spreadsheet may name it in a line of its own: `sep=;`. */
function separatorOf(text: string): { separator: string; start: number } {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  if (named?.[1]) return { separator: named[1], start: named[0].length };
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const head = (/^[^\r\n]*/.exec(text.slice(start))?.[0] ?? "").replace(/"[^"]*"/g, "");
  const [max = ","] = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length);
  return { separator: max, start };
}
