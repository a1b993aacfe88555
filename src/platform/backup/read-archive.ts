import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ArchiveError, MANIFEST, type Manifest, type Part, partOf, readManifest, tablePart } from "./manifest.ts";

/** A manifest names each part once, so this is room for a million images. */
const MAX_MANIFEST = 256 * 1024 * 1024;

type Visit = (part: Part, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** An archive that was read to its end and is complete. */
export interface Archive {
  manifest: Manifest;
  /** Each part in order. Its bytes are compared again and must be read to the end. */
  eachPart(visit: Visit): Promise<void>;
  close(): Promise<void>;
}

/** @throws ArchiveError if it is missing, damaged, cut off, or has foreign entries. */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`The archive ${file} cannot be opened (${error.code}).`);
  });
  try {
    const manifest = await verify(handle);
    const parts = new Map(manifest.parts.map((part) => [part.path, part]));
    const eachPart = (visit: Visit) =>
      eachEntry(handle, async (path, bytes) => {
        const part = parts.get(path);
        if (part) await visit(part, unchanged(part, bytes));
        else await digest(bytes);
      });
    return { manifest, eachPart, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The archive ${file} is damaged or was cut off; it cannot be read to its end.`, {
      cause: error,
    });
  }
}

async function verify(handle: FileHandle): Promise<Manifest> {
  const found: Part[] = [];
  let manifest: Manifest | undefined;
  await eachEntry(handle, async (path, bytes) => {
    if (manifest) throw new ArchiveError("The archive goes on after its manifest.");
    if (path === MANIFEST) {
      manifest = readManifest(await wholeText(bytes));
      return;
    }
    if (!partOf(path)) throw new ArchiveError(`The archive holds ${JSON.stringify(path)}, which is no part of a shop.`);
    found.push({ path, ...(await digest(bytes)) });
  });
  if (!manifest) throw new ArchiveError("The archive was cut off: its manifest is missing.");
  refuseOtherParts(manifest, found);
  return manifest;
}

/** The entries must be those of the manifest, in order: the tables' rows, then the files. */
function refuseOtherParts({ parts, tables }: Manifest, found: readonly Part[]): void {
  const rows = tables.flatMap(({ name, parts: count }) =>
    Array.from({ length: count }, (_, index) => tablePart(name, index + 1)),
  );
  const paths = new Set(parts.map(({ path }) => path));
  const isOrdered = parts.every(
    ({ path }, index) => (rows[index] ?? path) === path && (index < rows.length || !isRows(path)),
  );
  if (paths.size < parts.length || rows.length > parts.length || !isOrdered)
    throw new ArchiveError("The archive's manifest contradicts itself.");
  const wrong = Array.from({ length: Math.max(parts.length, found.length) }, (_, index) => index).find(
    (index) => !isSame(parts[index], found[index]),
  );
  if (wrong === undefined) return;
  const path = found[wrong]?.path ?? parts[wrong]?.path;
  throw new ArchiveError(`The archive is damaged: ${path} is not what its manifest says.`);
}

const isRows = (path: string): boolean => path.startsWith("tables/");
const isSame = (a: Part | undefined, b: Part | undefined): boolean =>
  a?.path === b?.path && a?.bytes === b?.bytes && a?.sha256 === b?.sha256;

async function eachEntry(
  handle: FileHandle,
  visit: (path: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const source = handle.createReadStream({ start: 0, autoClose: false });
  const flow = pipeline(source, createGunzip(), entries);
  // The reader of the entries gets the error too.
  flow.catch(() => undefined);
  for await (const entry of entries) {
    if (entry.header.type !== "file")
      throw new ArchiveError(`The archive holds ${JSON.stringify(entry.header.name)}, which is no file.`);
    await visit(entry.header.name, entry as AsyncIterable<Uint8Array>);
  }
  await flow;
}

async function digest(bytes: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of bytes) {
    hash.update(piece);
    size += piece.length;
  }
  return { bytes: size, sha256: hash.digest("hex") };
}

async function* unchanged(part: Part, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest("hex") !== part.sha256)
    throw new ArchiveError(`The archive changed while it was read: ${part.path}.`);
}

async function wholeText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > MAX_MANIFEST) throw new ArchiveError("The archive's manifest is too long.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
