import { statfs } from "node:fs/promises";
import { isDiskFull } from "./error-responses.ts";

/** The database writes ahead in pieces of 16 MB, and needs one more while it clears up. */
const NEEDED_BYTES = 32 * 1024 * 1024;
/** How long one failure counts: a disk of another machine cannot be asked, and says no word when it has space again. */
const FAILURE_COUNTS_MS = 30_000;

export interface DiskSpace {
  /** Notes a failure of a request, if it was for want of space. */
  saw(error: unknown): void;
  /** Orders cannot be written. */
  isShort(): Promise<boolean>;
}

type FreeBytes = (folder: string) => Promise<number>;

const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** `databaseFolder` is where the shop's own database is; one of the operator's is known by its failures only. */
export function watchDisk(databaseFolder: string | undefined, now = Date.now, free = freeBytes): DiskSpace {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    saw: (error) => {
      if (isDiskFull(error)) failedAt = now();
    },
    isShort: async () => {
      if (databaseFolder) return (await free(databaseFolder).catch(() => NEEDED_BYTES)) < NEEDED_BYTES;
      return now() - failedAt < FAILURE_COUNTS_MS;
    },
  };
}
