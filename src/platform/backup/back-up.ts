import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Files } from "#platform/files/files.ts";
import { copied, migrationsOf, rowsSent, sequencesOf, tablesOf, withConnection } from "./catalogue.ts";
import { type ArchivedTable, ArchiveError, FORMAT, filePart, partOf, tablePart } from "./manifest.ts";
import { rowChunks } from "./row-chunks.ts";
import { type ArchiveWriter, type Fill, writeArchive } from "./write-archive.ts";

/** Rows are held in memory in pieces of about this many bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;
const MAX_NAMES = 5;

export interface ShopToKeep {
  /** Reaches the database directly; the right to read is enough. */
  url: string;
  files: Files;
  now: Date;
}

export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  /** Files in the store that are none of the shop's, and the names of the first. */
  leftOut: SomeFiles;
  /** Images of the shop that its store does not have. */
  missing: SomeFiles;
}

interface SomeFiles {
  files: number;
  names: string[];
}

export interface BackedUp extends BackupCounts {
  /** The size of the archive. */
  bytes: number;
}

/**
 * Writes the whole shop, its database and its files, into one archive, while the shop may run: the rows are those of one
 * moment. @throws ArchiveError if there is no shop, its store has none of its images, or the archive's name is taken.
 */
export async function backUp({ file, ...shop }: ShopToKeep & { file: string }): Promise<BackedUp> {
  const { fill, kept } = wholeShop(shop);
  const bytes = await writeArchive(file, fill);
  return { ...kept, bytes };
}

/** Fills an archive with the shop; `kept` counts what it has added. */
export function wholeShop({ url, files, now }: ShopToKeep): { fill: Fill; kept: BackupCounts } {
  const none = (): SomeFiles => ({ files: 0, names: [] });
  const kept: BackupCounts = { tables: 0, rows: 0, files: 0, leftOut: none(), missing: none() };
  const fill: Fill = async (archive) => {
    const { images, ...rows } = await addRows(archive, url);
    // After the rows: a file is written before the row that names it and never changes, so whatever the snapshot names
    // is there by now. One that is newer than the snapshot is merely kept as well.
    await addFiles(archive, files, kept, new Set(images));
    kept.tables = rows.tables.length;
    kept.rows = rows.tables.reduce((sum, table) => sum + table.rows, 0);
    return { format: FORMAT, madeAt: now.toISOString(), ...rows };
  };
  return { fill, kept };
}

async function addRows(archive: ArchiveWriter, url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  return withConnection(client, async () => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) throw new ArchiveError("There is no shop in this database yet.");
    const tables: ArchivedTable[] = [];
    for (const table of await tablesOf(client)) {
      const copy = client.query(copyTo(`COPY ${copied(client, table)} TO STDOUT`));
      let parts = 0;
      for await (const rows of rowChunks(copy, PIECE_BYTES)) {
        parts += 1;
        await archive.add(tablePart(table.name, parts), rows);
      }
      tables.push({ ...table, rows: await rowsSent(client, copy), parts });
    }
    // Sequences know no snapshot: read after it, none is behind a number that a row of the snapshot has.
    const sequences = await sequencesOf(client);
    const images = tables.some(({ name }) => name === "images") ? await imagesOf(client) : [];
    await client.query("COMMIT");
    return { migrations, tables, sequences, images };
  });
}

async function imagesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>("SELECT path FROM images");
  return rows.map(({ path }) => path);
}

/** @param awaited the images that rows name */
async function addFiles(archive: ArchiveWriter, files: Files, kept: BackupCounts, awaited: Set<string>): Promise<void> {
  const images = awaited.size;
  for await (const path of files.paths()) {
    // An archive that holds such a file cannot be restored.
    if (!partOf(filePart(path))) {
      note(kept.leftOut, path);
      continue;
    }
    const file = await files.read(path);
    // Removed since it was listed, so it is not needed.
    if (!file) continue;
    await archive.add(filePart(path), file.bytes);
    kept.files += 1;
    awaited.delete(path);
  }
  for (const path of awaited) note(kept.missing, path);
  // An image may be removed meanwhile, or was lost long ago. That all are gone is a folder that is not there.
  if (images > 0 && awaited.size === images)
    throw new ArchiveError(`The store of the files has none of the shop's ${images} images: is its volume mounted?`);
}

function note(some: SomeFiles, path: string): void {
  some.files += 1;
  if (some.names.length < MAX_NAMES) some.names.push(path);
}
