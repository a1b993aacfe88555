import { useState } from "react";
import { sheetText } from "#shared/csv.ts";
import { toast } from "#ui/toast.ts";
import { failureToast } from "./failure-toast.ts";
import { saveFile } from "./save-file.ts";

interface Exported {
  /** One, where it is not too long to be read again. */
  files: readonly { name: string; text: string }[];
  /** CSV unless said otherwise. */
  type?: string;
  /** So many rows. */
  count: number;
}

interface ExportWords {
  exported: (count: number) => string;
  exportFailed: string;
}

type AskForPart<Part> = (after: string | undefined) => Promise<Part>;

/** A file that is gathered in parts; `count` is of the rows so far, null while none is made. */
export function useExport(words: ExportWords) {
  const [count, setCount] = useState<number | null>(null);
  const save = async (gather: (tell: (count: number) => void) => Promise<Exported>) => {
    setCount(0);
    try {
      const { files, type = "text/csv;charset=utf-8", count } = await gather(setCount);
      await saveFiles(files, type);
      toast({ title: words.exported(count), tone: "success" });
    } catch (error) {
      failureToast(words.exportFailed, error);
    } finally {
      setCount(null);
    }
  };
  return { save, count };
}

/** Several files are one archive: a browser that asks before it saves a second one might keep the first alone. */
async function saveFiles(files: Exported["files"], type: string): Promise<void> {
  const [first, second] = files;
  if (!first) return;
  if (!second) return saveFile(first.name, type, first.text);
  const { strToU8, zipSync } = await import("fflate");
  const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  saveFile(first.name.replace(/(-\d+)?\.\w+$/, ".zip"), "application/zip", archive);
}

/** All parts of an answer, each asked for after the one before. */
export async function* partsOf<Part extends { next: string | null }>(
  askForPart: AskForPart<Part>,
): AsyncGenerator<Part, void> {
  let after: string | undefined;
  do {
    const part: Part = await askForPart(after);
    yield part;
    after = part.next ?? undefined;
  } while (after);
}

interface CsvPart {
  file_name: string;
  header: string[];
  rows: string[][];
  next: string | null;
}

/** One CSV of answers that hold its rows. */
export async function csvOfParts(
  answers: readonly AskForPart<CsvPart>[],
  tell: (count: number) => void,
): Promise<Exported> {
  let name = "";
  let header: string[] = [];
  const rows: string[][] = [];
  for (const askForPart of answers)
    for await (const part of partsOf(askForPart)) {
      ({ file_name: name, header } = part);
      rows.push(...part.rows);
      tell(rows.length);
    }
  return { files: [{ name, text: sheetText([header, ...rows]) }], count: rows.length };
}
