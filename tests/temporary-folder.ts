import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Shops of a run at once, each with its database, take a tenth of it. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** A disk answers a commit after milliseconds, memory at once: where there is room, the data of tests lies there. */
function fastest(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM_BYTES) return MEMORY;
  } catch {
    // Not on every system.
  }
  return process.getuid?.() === 0 ? "/var/tmp" : tmpdir();
}

/** Open to others, as the database of a root shop runs as another user. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(fastest(), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
