import { randomUUID } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { Refusal } from "#shared/refusal.ts";
import { checkPath, checkType, typeOf } from "./file-path.ts";
import type { Files } from "./files.ts";

/** Not a path that `put` takes, and on the same file system, so that a finished file can be linked into place. */
const ARRIVING = ".arriving";

/** Files in a local folder, which is made when it is needed. */
export function diskFiles(folder: string): Files {
  const root = resolve(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  return {
    put: async (path, bytes, contentType) => {
      checkPath(path);
      checkType(path, contentType);
      await place(root, path, bytes);
    },
    read: async (path) => {
      checkPath(path);
      const bytes = await unlessAbsent(disk.getBytes(path));
      return bytes && { bytes, contentType: typeOf(path) };
    },
    exists: async (path) => {
      checkPath(path);
      return (await unlessAbsent(disk.exists(path))) ?? false;
    },
    remove: async (path) => {
      checkPath(path);
      if (await unlessAbsent(disk.exists(path))) await disk.delete(path);
    },
  };
}

/** The drive library overwrites and shows half-written files; a link appears whole, and only where nothing was. */
async function place(root: string, path: string, bytes: Uint8Array): Promise<void> {
  const arriving = join(root, ARRIVING, randomUUID());
  const target = join(root, path);
  await mkdir(dirname(arriving), { recursive: true });
  try {
    await writeFile(arriving, bytes, { flag: "wx", flush: true });
    await mkdir(dirname(target), { recursive: true });
    await link(arriving, target);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || codeOf(error) === "ENOTDIR") {
      throw new Refusal("conflict", "There is a file of this name already.");
    }
    throw error;
  } finally {
    await rm(arriving, { force: true });
  }
}

const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/** null where the path leads to no file: nothing there, a folder, or a file in the place of a folder. */
async function unlessAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // The drive library wraps what the file system said.
    const code = codeOf(error instanceof Error ? error.cause : undefined) ?? codeOf(error);
    if (code && ABSENT.has(code)) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
