import type { CsvLine } from "#shared/csv.ts";
import { messages as words } from "./import-messages.ts";

export const MAX_LINES = 20_000;
export const MAX_FILE_BYTES = 4_000_000;

export const EXPORT_HEADER = [
  "Email",
  "First Name",
  "Last Name",
  "Status",
  "Source",
  "Subscribed",
  "Confirmed",
  "Unsubscribed",
  "Language",
  "Consent date",
];

/** What one line asks for; its cells are as they were typed. */
export interface FileLine {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  consentDate: string;
  language: string;
  /** Empty where the file has no such column. */
  status: string;
}

const COLUMNS = {
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  consentDate: "Consent date",
  language: "Language",
  status: "Status",
} as const;
/** The shop's own export tells them too; the consent date and the status decide. */
const LEFT_OUT = ["Source", "Subscribed", "Confirmed", "Unsubscribed"];
type Column = keyof typeof COLUMNS;
const NEEDED: readonly Column[] = ["email", "consentDate"];

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, "");
const keyOf = (title: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((key) => plain(COLUMNS[key]) === plain(title));

/** Reads the lines of a file by their titles; unknown columns are named, not guessed. */
export function readSubscriberCsv([head, ...body]: readonly CsvLine[]): { lines: FileLine[]; problems: string[] } {
  if (!head || body.length === 0) return { lines: [], problems: [words.empty] };
  if (body.length > MAX_LINES) return { lines: [], problems: [words.tooMany(MAX_LINES)] };
  const keys = head.cells.map(keyOf);
  const problems = head.cells.flatMap((title, place) => {
    if (title === "" || LEFT_OUT.some((one) => plain(one) === plain(title))) return [];
    if (!keys[place]) return [words.unknownColumn(title)];
    return keys.indexOf(keys[place]) === place ? [] : [words.columnTwice(title)];
  });
  for (const key of NEEDED) if (!keys.includes(key)) problems.push(words.noColumn(COLUMNS[key]));
  if (problems.length > 0) return { lines: [], problems };
  const cellOf = ({ cells }: CsvLine, key: Column): string => cells[keys.indexOf(key)] ?? "";
  const lines = body.map((one) => ({
    line: one.line,
    email: cellOf(one, "email"),
    firstName: cellOf(one, "firstName"),
    lastName: cellOf(one, "lastName"),
    consentDate: cellOf(one, "consentDate"),
    language: cellOf(one, "language"),
    status: cellOf(one, "status").toLowerCase(),
  }));
  return { lines, problems };
}

/** A day of the calendar, written as 2026-01-31; null for anything else. */
export function writtenDay(cell: string): string | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.exec(cell.trim()) ?? [];
  if (!day || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) && day >= "1990" ? day : null;
}
