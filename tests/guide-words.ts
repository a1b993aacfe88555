import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { DEFAULT_LANGUAGE } from "#shared/language.ts";

const SRC = resolve(import.meta.dirname, "../src");
const inLanguage = (file: string, language: string): string =>
  file.replace(/([^/]+)\.ts$/, `messages/$1.${language}.ts`);
const IMPORTED = /(?:from|import)\s*\(?\s*["'](#[^"']+|\.[^"']+\.tsx?)["']/g;

/** The files of dictionaries that these files need, directly or not, without their language: `…/orders/messages.ts`. */
export function dictionariesOf(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const collect = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    // A dictionary in English may hold sentences of another one.
    if (file.endsWith("messages.ts") && existsSync(inLanguage(file, DEFAULT_LANGUAGE))) {
      found.add(file);
      return;
    }
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORTED))
      collect(name.startsWith("#") ? resolve(SRC, name.slice(1)) : resolve(dirname(file), name));
  };
  for (const file of files) collect(resolve(SRC, file));
  return found;
}

/** What these dictionaries say in a language: words, and patterns of those with a number or name in them. */
export async function wordsIn(dictionaries: Iterable<string>, language: BackOfficeLanguage): Promise<Words> {
  const words: Words = { said: new Set(), patterns: [] };
  for (const file of dictionaries) {
    const own = inLanguage(file, language);
    const { messages } = await import(existsSync(own) ? own : inLanguage(file, DEFAULT_LANGUAGE));
    gather(messages, words);
  }
  return words;
}

export interface Words {
  said: Set<string>;
  patterns: RegExp[];
}

export const isSaid = (text: string, { said, patterns }: Words): boolean =>
  said.has(text) || patterns.some((pattern) => pattern.test(text));

function gather(value: unknown, words: Words): void {
  if (typeof value === "string") words.said.add(value.replaceAll("\u00a0", " "));
  else if (typeof value === "function") addPatterns(value as (...params: unknown[]) => unknown, words);
  else if (typeof value === "object" && value) for (const part of Object.values(value)) gather(part, words);
}

const GAP = "\u0001";

/** A message with parameters, said with a gap for each of them and with numbers, is a pattern for any of them. */
function addPatterns(message: (...params: unknown[]) => unknown, { patterns }: Words): void {
  for (const one of [GAP, 1, 2, 5, 12, [GAP]]) {
    try {
      const said = message(...Array.from({ length: Math.max(message.length, 1) }, () => one));
      if (typeof said !== "string") continue;
      const text = (typeof one === "number" ? said.replaceAll(String(one), GAP) : said).replaceAll("\u00a0", " ");
      const letters = text.replaceAll(GAP, "").trim().length;
      // A gap alone would fit everything, and one with few words beside it too much: there it is a number or a sum.
      if (letters < 3) continue;
      const gap = letters < 10 ? "€?[\\d.,]+(?: €)?" : ".+";
      const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(GAP, gap);
      patterns.push(new RegExp(`^${pattern}$`));
    } catch {
      // It takes something else than a word or a number.
    }
  }
}
