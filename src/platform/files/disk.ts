import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "#shared/refusal.ts";
import type { Files } from "./files.ts";

const TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", gif: "image/gif" };
const LONGEST_PATH = 500;

/** Files in a local folder. A file is written under another name first, so that nobody ever reads half of it. */
export function diskFiles(folder: string): Files {
  const place = (path: string) => join(folder, checkedPath(path));
  return {
    put: async (path, bytes) => {
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      const unfinished = join(dirname(target), `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes, { flush: true });
        // A link fails where the name is taken; a rename would overwrite.
        await link(unfinished, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "EEXIST") throw new Refusal("conflict", `There already is a file ${path}.`);
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    read: async (path) => {
      const bytes = await absent(readFile(place(path)));
      return bytes && { bytes, contentType: TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream" };
    },
    exists: async (path) => Boolean((await absent(stat(place(path))))?.isFile()),
    remove: (path) => rm(place(path), { force: true }),
  };
}

function checkedPath(path: string): string {
  const parts = path.split("/");
  const isPath = path.length <= LONGEST_PATH && parts.every((part) => /^[\w][\w.-]*$/.test(part));
  if (!isPath) throw new Refusal("invalid", "This is not the path of a stored file.");
  return path;
}

async function absent<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR" || code === "ENOTDIR") return null;
    throw error;
  }
}
