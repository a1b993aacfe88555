import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { ArchiveError, MANIFEST, type Manifest, type Part } from "./manifest.ts";

export interface ArchiveWriter {
  add(path: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Makes an archive of the parts that `fill` adds and of the manifest it answers with. Only a complete archive gets its name:
 * a failed one is removed, a killed one keeps its unfinished name.
 * Answers with its size in bytes. @throws ArchiveError if the name is taken.
 */
export async function writeArchive(file: string, fill: Fill): Promise<number> {
  if (existsSync(file)) throw new ArchiveError(`There is already a file ${file}; choose another name.`);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const size = await pour(unfinished, fill);
    await rename(unfinished, file);
    await flushed(dirname(file));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw cannotWrite(error, file) ?? error;
  }
}

/** A full disk, or a folder without write access. */
function cannotWrite(error: unknown, file: string): ArchiveError | undefined {
  const { code = "" } = error as NodeJS.ErrnoException;
  return /^(ENOSPC|EDQUOT|EFBIG|EACCES|EPERM|EROFS|ENOTDIR|ENAMETOOLONG)$/.test(code)
    ? new ArchiveError(`The archive ${file} cannot be written (${code}).`)
    : undefined;
}

async function pour(unfinished: string, fill: Fill): Promise<number> {
  const target = await open(unfinished, "wx", 0o600);
  await pourArchive((archive) => pipeline(archive, target.createWriteStream({ flush: true })), fill);
  return (await stat(unfinished)).size;
}

/** Adds the parts of an archive, and answers with what its manifest says of them. */
export type Fill = (archive: ArchiveWriter) => Promise<Omit<Manifest, "parts">>;

/** Streams an archive to `target`. If one side fails, so does the other: a target never sees the end of half an archive. */
export async function pourArchive(
  target: (archive: AsyncIterable<Uint8Array>) => Promise<void>,
  fill: Fill,
): Promise<void> {
  const entries = pack();
  const poured = pipeline(entries, createGzip(), target);
  const parts: Part[] = [];
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((done, failed) => {
      const entry = entries.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()));
      // It emits its errors twice; an error without a listener would end the process.
      entry.on("error", failed);
    });
  const filled = async () => {
    const manifest = await fill({
      add: (path, bytes) => {
        parts.push({ path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
        return add(path, bytes);
      },
    });
    await add(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, parts }, null, 1)));
    entries.finalize();
  };
  const filling = filled();
  try {
    await Promise.all([filling, poured]);
  } catch (error) {
    // If one side fails (a full disk, a lost database), the other would wait for ever.
    entries.destroy();
    const [, target] = await Promise.allSettled([filling, poured]);
    // A target that failed has ended the archive: whoever fills it only learns that it is gone.
    if (target.status === "rejected" && target.reason.code !== "ERR_STREAM_PREMATURE_CLOSE") throw target.reason;
    throw error;
  }
}

/** The new name must survive a power cut. */
async function flushed(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
