import { randomUUID } from "node:crypto";
import { AppError } from "#shared/app-error.ts";
import type { Files } from "./files.ts";

/** What the shop relies on, in the words of the operator. */
export interface Finding {
  what: string;
  /** Why it does not hold; undefined where it does. */
  fault?: string;
}

const KEEPS = "keeps a file to the byte";
const LISTS = "lists it";
export const NEVER_OVERWRITES = "never overwrites a file (If-None-Match: *)";
const REMOVES = "removes it, and answers that it is gone";

/** Puts a file of its own into the store, tries everything with it, and removes it. Throws where the store does not answer. */
export async function checkStore(files: Files): Promise<Finding[]> {
  const path = `check/${randomUUID()}.txt`;
  const content = (text: string) => new TextEncoder().encode(text);
  await files.put(path, content("first"), "text/plain");
  try {
    const findings: Finding[] = [
      finding(KEEPS, (await textOf(files, path)) === "first", "it gave back another content"),
      finding(LISTS, (await Array.fromAsync(files.paths())).includes(path), "its list lacks the file"),
      finding(
        NEVER_OVERWRITES,
        await isRefused(files.put(path, content("second"), "text/plain")),
        "a second file of the same name was accepted",
      ),
    ];
    await files.remove(path);
    return [...findings, finding(REMOVES, (await textOf(files, path)) === null, "the file is still there")];
  } finally {
    await files.remove(path);
  }
}

/** Whether the store refuses to overwrite: what the start asks, as it takes three requests. */
export async function overwrites(files: Files): Promise<boolean> {
  const path = `check/${randomUUID()}.txt`;
  await files.put(path, new Uint8Array(), "text/plain");
  try {
    return !(await isRefused(files.put(path, new Uint8Array(), "text/plain")));
  } finally {
    await files.remove(path);
  }
}

const finding = (what: string, holds: boolean, fault: string): Finding => (holds ? { what } : { what, fault });

const textOf = async (files: Files, path: string): Promise<string | null> => {
  const file = await files.read(path);
  return file && new TextDecoder().decode(file.bytes);
};

async function isRefused(put: Promise<void>): Promise<boolean> {
  try {
    await put;
    return false;
  } catch (error) {
    if (error instanceof AppError && error.kind === "conflict") return true;
    throw error;
  }
}
