import { readCsv } from "#shared/csv.ts";
import { messages } from "../exchange-messages.ts";
import { CSV_TITLES, type FileUnit, MAX_UNITS, versionIn } from "../translation-unit.ts";
import type { ReadFile } from "./read-xliff.ts";

/** Without the title, which is for people, and what not every file tells. */
const NEEDED = CSV_TITLES.filter((title) => !["Title", "Machine", "Version"].includes(title));

/** @throws AppError for a quotation mark that is never closed, as in a file that is cut off */
export function readUnitsCsv(text: string): ReadFile {
  const [head, ...body] = readCsv(text);
  if (!head || body.length === 0) return { units: [], problems: [messages.empty] };
  const titles = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = NEEDED.filter((title) => !titles.includes(title.toLowerCase()));
  if (missing.length > 0) return { units: [], problems: missing.map(messages.column) };
  if (body.length > MAX_UNITS) return { units: [], problems: [messages.tooMany(MAX_UNITS)] };
  const units = body.map(({ line, cells }): FileUnit => {
    const cell = (title: (typeof CSV_TITLES)[number]) => cells[titles.indexOf(title.toLowerCase())] ?? "";
    const state = cell("State").toLowerCase();
    return {
      line,
      kind: cell("Kind"),
      id: cell("ID"),
      field: cell("Field"),
      source: cell("English"),
      target: cell("Translation"),
      isPublished: state === "published",
      byMachine: cell("Machine") === "yes",
      version: versionIn(cell("Version")),
      problems: ["", "missing", "draft", "published"].includes(state) ? [] : [messages.unknownState(state)],
    };
  });
  return { units, problems: [] };
}
