import { differingFiles } from "./compare.ts";
import { ArchiveError } from "./manifest.ts";
import type { Place } from "./places.ts";
import { openArchive } from "./read-archive.ts";
import { restore } from "./restore.ts";

interface Input {
  /** The path of a decrypted archive. */
  file: string;
  /** Empty; nothing of it is kept. */
  place: Pick<Place, "url" | "files">;
  migrations: string;
  /** What must hold in a shop, such as a ledger that adds up: one sentence for each fault. */
  faultsIn(url: string): Promise<string[]>;
}

export interface CheckedBackup {
  madeAt: Date;
  rows: number;
  tables: number;
  files: number;
}

/** Restores an archive into an empty place and compares. @throws ArchiveError naming what differs */
export async function checkBackup({ file, place, migrations, faultsIn }: Input): Promise<CheckedBackup> {
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    await restore({ archive, ownerUrl: place.url, files: place.files, migrations, compares: true });
    const files = (await differingFiles(place.files, manifest)).map((path) => `the file ${path} is another`);
    const faults = [...files, ...(await faultsIn(place.url))];
    if (faults.length > 0)
      throw new ArchiveError(`The restored shop is not the one that was kept: ${faults.join("; ")}.`);
    return {
      madeAt: new Date(manifest.madeAt),
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      tables: manifest.tables.length,
      files: manifest.parts.filter(({ path }) => path.startsWith("files/")).length,
    };
  } finally {
    await archive.close();
  }
}
