import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { AppError } from "#shared/app-error.ts";
import { DAY_MS } from "#shared/day.ts";
import { checkPath, checkType, isPath, typeOf } from "./file-path.ts";
import type { Files } from "./files.ts";
import { messages } from "./messages.ts";

/** Not a path that `put` takes, and on the same file system, so that a finished file can be linked into place. */
const ARRIVING = ".arriving";
/** Longer than any file arrives. */
const LEFT_AFTER_MS = DAY_MS;

/**
 * Files in a local folder, which is made when needed. Not with the drive library: it overwrites, copies instead of renaming,
 * and its `getBytes` answers an empty file with other memory of this process.
 */
export function diskFiles(folder: string): Files {
  const root = resolve(folder);
  let tidied: Promise<void> | undefined;
  return {
    put: async (path, bytes, contentType) => {
      checkPath(path);
      checkType(path, contentType);
      tidied ??= removeLeft(join(root, ARRIVING));
      await tidied;
      await place(root, path, bytes);
    },
    read: async (path) => {
      checkPath(path);
      const bytes = await unlessAbsent(readFile(join(root, path)));
      return bytes && { bytes: new Uint8Array(bytes), contentType: typeOf(path) };
    },
    exists: async (path) => {
      checkPath(path);
      return (await unlessAbsent(stat(join(root, path))))?.isFile() ?? false;
    },
    remove: async (path) => {
      checkPath(path);
      await unlessAbsent(unlink(join(root, path)));
    },
    paths: () => pathsBelow(root, ""),
  };
}

async function* pathsBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = (await unlessAbsent(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = folder + entry.name;
    if (!isPath(path)) continue;
    if (entry.isDirectory()) yield* pathsBelow(root, `${path}/`);
    else if (entry.isFile()) yield path;
  }
}

/** A rename would overwrite. A link appears complete, and fails if the name is taken. */
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
      throw new AppError("conflict", messages.taken);
    }
    throw error;
  } finally {
    await rm(arriving, { force: true });
  }
}

/** What a killed process left. That it cannot be removed keeps no file from arriving. */
async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > LEFT_AFTER_MS) await rm(path, { force: true }).catch(() => undefined);
  }
}

const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/** null if the path is no file: missing, a folder, or below a file. */
async function unlessAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (ABSENT.has(codeOf(error) ?? "")) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
