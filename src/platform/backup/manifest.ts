import { z } from "zod";
import { isKnownType, isPath } from "#platform/files/file-path.ts";

/** Raised when older code could not read a new archive. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";

/** What is wrong with an archive or its place, in one sentence. */
export class ArchiveError extends Error {}

const wholeNumber = z.int().min(0);
const partSchema = z.object({ path: z.string(), bytes: wholeNumber, sha256: z.string() });
const tableSchema = z.object({
  name: z.string(),
  /** The stored columns; generated ones are computed again. */
  columns: z.array(z.string()).min(1),
  rows: wholeNumber,
  parts: wholeNumber,
});

/** The last entry of an archive, so that one that was cut off has none. */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  migrations: z.array(z.string()).min(1),
  /** In the order of their foreign keys. */
  tables: z.array(tableSchema),
  /** The last number that was used; null if none was. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/).nullable() })),
  parts: z.array(partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;
export type Part = z.infer<typeof partSchema>;

const formatSchema = z.object({ format: wholeNumber });

/** Archives made before 2026-11-26 may say 0 of a table that has rows: its parts, whose hashes are compared, then tell what it has. */
export const hasCount = ({ rows, parts }: ArchivedTable, count: number): boolean =>
  count === rows || (rows === 0 && parts > 0);

/** @throws ArchiveError for the manifest of a newer shop, and for anything else */
export function readManifest(text: string): Manifest {
  try {
    const document: unknown = JSON.parse(text);
    if (formatSchema.parse(document).format > FORMAT) throw new ArchiveError("This archive was made by a newer shop.");
    return manifestSchema.parse(document);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError("The archive's manifest cannot be read.", { cause: error });
  }
}

const TABLE_PART = /^tables\/([a-z_][a-z0-9_]*)\/\d{6}$/;
const FILES = "files/";

export const tablePart = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, "0")}`;
export const filePart = (path: string): string => FILES + path;

/** The kind of an archive's entry, by its path; null for a foreign entry. */
export function partOf(path: string): { table: string } | { file: string } | null {
  const table = TABLE_PART.exec(path)?.[1];
  if (table) return { table };
  const file = path.startsWith(FILES) ? path.slice(FILES.length) : "";
  return isPath(file) && isKnownType(file) ? { file } : null;
}
