import { sheetText } from "#shared/csv.ts";
import type { Language } from "#shared/language.ts";
import { xmlText } from "#shared/xml.ts";
import type { TranslatedKind } from "./translation.ts";

export const MAX_UNITS = 10_000;
export const MAX_FILE_BYTES = 8_000_000;

/** One text in a file for translators. */
export interface TranslationUnit {
  kind: TranslatedKind;
  id: string;
  /** What it belongs to, in English. */
  title: string;
  field: string;
  source: string;
  target: string;
  state: "missing" | "draft" | "published";
  byMachine: boolean;
  /** Of the translation; 0 where there is none. */
  version: number;
}

/** A unit as it stands in a file; what is wrong with it in sentences. */
export interface FileUnit {
  line: number;
  kind: string;
  id: string;
  field: string;
  source: string;
  target: string;
  isPublished: boolean;
  byMachine: boolean;
  /** Of the translation when the file was made; null where the file does not tell. */
  version: number | null;
  problems: string[];
}

/** In their order. */
export const CSV_TITLES = [
  "Kind",
  "ID",
  "Title",
  "Field",
  "English",
  "Translation",
  "State",
  "Machine",
  "Version",
] as const;

export const unitsCsv = (units: readonly TranslationUnit[]): string =>
  sheetText([
    [...CSV_TITLES],
    ...units.map((unit) => [
      unit.kind,
      unit.id,
      unit.title,
      unit.field,
      unit.source,
      unit.target,
      unit.state,
      unit.byMachine ? "yes" : "",
      String(unit.version),
    ]),
  ]);

/**
 * Files that can be read again: of as many texts as one may hold, and small enough for translations that are as long as the texts.
 */
export function filesOf(
  units: readonly TranslationUnit[],
  write: (units: readonly TranslationUnit[]) => string,
): string[] {
  const text = units.length <= MAX_UNITS ? write(units) : "";
  const isFit = text !== "" && new TextEncoder().encode(text).length <= MAX_FILE_BYTES / 2;
  if (isFit || units.length === 1) return [text];
  const half = Math.ceil(units.length / 2);
  return [units.slice(0, half), units.slice(half)].flatMap((part) => filesOf(part, write));
}

export const XLIFF_NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";
/** XLIFF has no word for a machine's text; a state may be told more exactly under a name of one's own. */
export const MACHINE = "aurelle:machine";
/** The category of the note that holds it. */
export const VERSION = "aurelle:version";

/** @param written in a file, where somebody may have removed it */
export const versionIn = (written: string): number | null => (/^\d{1,9}$/.test(written) ? Number(written) : null);

const STATES = { missing: "initial", draft: "translated", published: "final" } as const;

/** XLIFF 2.0, one file element for each thing, one unit for each of its texts. HTML is text in it. */
export function unitsXliff(units: readonly TranslationUnit[], language: Language): string {
  const files = new Map<string, TranslationUnit[]>();
  for (const unit of units) {
    const name = `${unit.kind}.${unit.id}`;
    files.set(name, [...(files.get(name) ?? []), unit]);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="en" trgLang="${language}">
${[...files].map(([name, texts]) => xliffFile(name, texts)).join("\n")}
</xliff>
`;
}

const xliffFile = (name: string, units: readonly TranslationUnit[]): string =>
  `<file id="${xmlText(name)}">
<notes><note>${xmlText(units[0]?.title ?? "")}</note><note category="${VERSION}">${units[0]?.version ?? 0}</note></notes>
${units.map(xliffUnit).join("\n")}
</file>`;

function xliffUnit({ field, source, target, state, byMachine }: TranslationUnit): string {
  const more = byMachine && target ? ` subState="${MACHINE}"` : "";
  const translated = target ? `<target xml:space="preserve">${xmlText(target)}</target>` : "";
  return `<unit id="${xmlText(field)}">
<segment state="${target ? STATES[state] : STATES.missing}"${more}>
<source xml:space="preserve">${xmlText(source)}</source>${translated}
</segment>
</unit>`;
}
