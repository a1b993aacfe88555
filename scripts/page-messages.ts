import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { BACK_OFFICE_LANGUAGES } from "../src/shared/back-office-language.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../src/shared/language.ts";

const SRC = resolve(import.meta.dirname, "../src");
/** The files of all languages by their addresses, for the server. */
const FILES = "virtual:message-files";
/** What only the server says. */
const OF_SERVER = ["**/email-messages.en.ts", "**/server/**", "http/**"];
/** The router's marks on the modules of pages, and on the parts of them that it loads by themselves. */
const PAGE_QUERY = /\?(?:__react-router-build-client-route|route-chunk=)/;
const MESSAGES = "virtual:page-messages/";

/** Modules with messages of one language: `virtual:page-messages/et?cart/messages,site/messages`, or all of them. */
const messageModules: Plugin = {
  name: "message-modules",
  resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
    const [language = "", keys] = id.slice(MESSAGES.length + 1).split("?");
    return sourceOf(language as Language, keys?.split(",") ?? allKeys());
  },
};

/**
 * The browser gets the messages of its page's language only: those that every page needs as one file, which runs before all
 * other scripts, and those of a page as a file that its script imports first. In these, every `messages.ts` that has a
 * `messages/messages.en.ts` takes its messages from there.
 */
export function messagesOf(first: readonly string[]): Plugin[] {
  let built: MessageFiles | undefined;
  const messageFiles: Plugin = {
    name: "page-messages",
    enforce: "pre",
    resolveId: (id) => (id === FILES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FILES}`) {
        const files = this.environment.config.command === "build" ? built : IN_DEVELOPMENT;
        if (!files) this.error("The server's part is built after the browser's, in the same process.");
        return `export default ${JSON.stringify(files)};`;
      }
      if (this.environment.name !== "client" || !isInLanguages(id)) return undefined;
      if (id.endsWith("/email-messages.ts"))
        this.error(`${id} belongs to emails and was asked for by the browser bundle.`);
      return `export const messages = globalThis.pageMessages[${JSON.stringify(keyOf(id))}];`;
    },
    // After Vite has written into each script what it loads ahead: the copies have it too.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const emit = (file: string, source: string) => {
          if (!(file in bundle)) this.emitFile({ type: "asset", fileName: file, source });
          return `/${file}`;
        };
        built = await filesFor(chunksOf(bundle), first, emit);
      },
    },
  };
  return [messageModules, messageFiles];
}

/** Of the shop: what every page loads. */
export const pageMessages = messagesOf(
  ["entry.client.tsx", "root.tsx", "pages/layout/storefront-layout.tsx"].map((path) => resolve(SRC, path)),
);

/** The addresses of what a page of each language loads. */
interface MessageFiles {
  /** The messages that every page needs. */
  every: Record<Language, string>;
  /** By the address of a page's script: the same script for a language, and the messages that it imports first. */
  pages: Record<string, Partial<Record<Language, { script: string; messages: string }>>>;
}

const byLanguage = <T>(value: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((one) => [one, value(one)])) as Record<Language, T>;
const IN_DEVELOPMENT: MessageFiles = { every: byLanguage((one) => `/@id/__x00__${MESSAGES}${one}`), pages: {} };

interface Chunk {
  fileName: string;
  code: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
}
type Emit = (file: string, source: string) => string;

const chunksOf = (bundle: Record<string, { type: string }>): Map<string, Chunk> =>
  new Map(Object.entries(bundle).filter(([, { type }]) => type === "chunk") as unknown as [string, Chunk][]);

/** Scripts that the router asks for by their address. */
const isPage = ({ facadeModuleId }: Chunk): boolean => PAGE_QUERY.test(facadeModuleId ?? "");
const languagesOf = ({ facadeModuleId: page }: Chunk): readonly Language[] => {
  if (/\/dev\//.test(page ?? "")) return [DEFAULT_LANGUAGE];
  return /\/(?:admin|back-office)\//.test(page ?? "") ? BACK_OFFICE_LANGUAGES : LANGUAGES;
};

async function filesFor(chunks: Map<string, Chunk>, first: readonly string[], emit: Emit): Promise<MessageFiles> {
  const all = [...chunks.values()];
  const isFirst = ({ facadeModuleId }: Chunk) => first.includes(facadeModuleId?.split("?")[0] ?? "");
  const every = new Set(all.filter(isFirst).flatMap((one) => keysOf(one, chunks)));
  const file = async (language: Language, keys: Iterable<string>) => {
    const source = await sourceFor(language, [...keys].toSorted());
    return emit(`assets/messages-${language}-${hashOf(source)}.js`, source);
  };
  const files: MessageFiles = { every: byLanguage(() => ""), pages: {} };
  for (const language of LANGUAGES) {
    files.every[language] = await file(language, every);
    for (const page of all.filter(isPage)) {
      const own = keysOf(page, chunks).filter((key) => !every.has(key));
      if (own.length === 0 || !languagesOf(page).includes(language)) continue;
      const messages = await file(language, own);
      const script = emit(...inLanguageOf(page, messages, all));
      const known = files.pages[`/${page.fileName}`] ?? {};
      files.pages[`/${page.fileName}`] = { ...known, [language]: { script, messages } };
    }
  }
  return files;
}

/** A copy that imports the messages before all else; where other scripts import the page's too, one that hands it on. */
function inLanguageOf(page: Chunk, messages: string, all: readonly Chunk[]): [file: string, source: string] {
  const [name, first] = [page.fileName.replace(/\.js$/, ""), `import"./${messages.split("/").at(-1)}";`];
  const isShared = all.some(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(page.fileName));
  const file = `${name}-${/messages-(.*)\.js$/.exec(messages)?.[1]}.js`;
  const own = `./${page.fileName.split("/").at(-1)}`;
  return [file, isShared ? `${first}export*from"${own}";export{default}from"${own}";` : first + page.code];
}

/** The dictionaries of a script and of all that it imports, now or later. */
function keysOf(page: Chunk, chunks: Map<string, Chunk>): string[] {
  const seen = new Set<Chunk>();
  const collect = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) collect(chunks.get(next));
  };
  collect(page);
  return [...new Set([...seen].flatMap(({ moduleIds }) => moduleIds.filter(isInLanguages).map(keyOf)))];
}

const isInLanguages = (file: string): boolean =>
  file.endsWith("messages.ts") && existsSync(inLanguage(file, DEFAULT_LANGUAGE));
/** `cart/messages.ts` in Estonian is `cart/messages/messages.et.ts`. */
const inLanguage = (file: string, language: Language): string =>
  file.replace(/([^/]+)\.ts$/, `messages/$1.${language}.ts`);
/** `features/cart/messages` */
const keyOf = (file: string): string => file.slice(SRC.length + 1, -".ts".length);
const allKeys = (): string[] =>
  globSync("**/messages/*messages.en.ts", { cwd: SRC, exclude: OF_SERVER })
    .map((file) => file.replace(/messages\/([^/]+)\.en\.ts$/, "$1"))
    .toSorted();

/** A module that says which language the page has, and these messages; English ones where a translation is missing. */
function sourceOf(language: Language, keys: readonly string[]): string {
  const imports = keys.map((key, i) => {
    const translated = inLanguage(resolve(SRC, `${key}.ts`), language);
    const file = existsSync(translated) ? translated : inLanguage(resolve(SRC, `${key}.ts`), DEFAULT_LANGUAGE);
    return `import { messages as m${i} } from ${JSON.stringify(file)};`;
  });
  const entries = keys.map((key, i) => `${JSON.stringify(key)}: m${i}`);
  return [
    ...imports,
    `globalThis.pageLanguage = ${JSON.stringify(language)};`,
    `globalThis.pageMessages = { ...globalThis.pageMessages, ${entries.join(", ")} };`,
  ].join("\n");
}

const sources = new Map<string, Promise<string>>();

/** Built by itself: it may import nothing from the other scripts, which read it while they load. */
function sourceFor(language: Language, keys: readonly string[]): Promise<string> {
  const id = `${MESSAGES}${language}?${keys}`;
  const source = sources.get(id) ?? buildSource(id);
  sources.set(id, source);
  return source;
}

async function buildSource(id: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: SRC,
    publicDir: false,
    logLevel: "error",
    plugins: [messageModules],
    build: { write: false, rolldownOptions: { input: id } },
  });
  const { output } = [result].flat()[0] as { output: { type: string; code?: string }[] };
  return output.find(({ type }) => type === "chunk")?.code ?? "";
}

/** Equal sources have equal names. */
const hashOf = (source: string): string => createHash("sha256").update(source).digest("hex").slice(0, 8);
