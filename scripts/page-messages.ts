import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { LANGUAGES, type Language } from "../src/shared/language.ts";

const SRC = resolve(import.meta.dirname, "../src");
/** The files of all languages by their addresses, for the server. */
const FILES = "virtual:message-files";
/** What only the server says. */
const OF_SERVER = ["**/email-messages.en.ts", "**/server/**", "http/**"];
/** The messages of one language. */
const MESSAGES = "virtual:page-messages/";

/** Modules with the messages of one language. */
const messageModules: Plugin = {
  name: "message-modules",
  resolveId: (id) => (id.startsWith(MESSAGES) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${MESSAGES}`) ? sourceOf(id.slice(MESSAGES.length + 1) as Language) : undefined),
};

/**
 * The browser gets the messages of its page's language only: as one file, which runs before all other scripts. In these,
 * every `messages.ts` that has a `messages.en.ts` beside it takes its messages from there.
 */
const messageFiles: Plugin = {
  name: "page-messages",
  enforce: "pre",
  resolveId: (id) => (id === FILES ? `\0${id}` : undefined),
  async load(id) {
    const isBuild = this.environment.config.command === "build";
    if (id === `\0${FILES}`)
      return `export default ${JSON.stringify(isBuild ? await builtFiles() : DEVELOPMENT_FILES)};`;
    if (this.environment.name !== "client" || !isInLanguages(id)) return undefined;
    if (id.endsWith("/email-messages.ts"))
      this.error(`${id} belongs to emails and was asked for by the browser bundle.`);
    return `export const messages = globalThis.pageMessages[${JSON.stringify(keyOf(id))}];`;
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    for (const language of LANGUAGES) {
      const { fileName, source } = await builtFile(language);
      this.emitFile({ type: "asset", fileName, source });
    }
  },
};

export const pageMessages = [messageModules, messageFiles];

const isInLanguages = (file: string): boolean => file.endsWith("messages.ts") && existsSync(inLanguage(file, "en"));
const inLanguage = (file: string, language: Language): string => file.replace(/\.ts$/, `.${language}.ts`);
/** `features/cart/messages` */
const keyOf = (file: string): string => file.slice(SRC.length + 1, -".ts".length);

/** A module that says which language the page has, and its messages; English ones where a translation is missing. */
function sourceOf(language: Language): string {
  const english = globSync("**/*messages.en.ts", { cwd: SRC, exclude: OF_SERVER }).toSorted();
  const files = english.map((file) => resolve(SRC, file.replace(/\.en\.ts$/, ".ts")));
  const imports = files.map((file, i) => {
    const translated = inLanguage(file, language);
    return `import { messages as m${i} } from ${JSON.stringify(existsSync(translated) ? translated : inLanguage(file, "en"))};`;
  });
  const entries = files.map((file, i) => `${JSON.stringify(keyOf(file))}: m${i}`);
  return [
    ...imports,
    `globalThis.pageLanguage = ${JSON.stringify(language)};`,
    `globalThis.pageMessages = { ${entries.join(", ")} };`,
  ].join("\n");
}

const DEVELOPMENT_FILES = Object.fromEntries(LANGUAGES.map((one) => [one, `/@id/__x00__${MESSAGES}${one}`]));

const builtFiles = async (): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(LANGUAGES.map(async (one) => [one, `/${(await builtFile(one)).fileName}`])));

const built = new Map<Language, Promise<{ fileName: string; source: string }>>();

/** Built by itself: it may import nothing from the other scripts, which read it while they load. Equal sources have equal names. */
function builtFile(language: Language) {
  const file = built.get(language) ?? buildFile(language);
  built.set(language, file);
  return file;
}

async function buildFile(language: Language): Promise<{ fileName: string; source: string }> {
  const result = await build({
    ...{ configFile: false, root: SRC, publicDir: false, logLevel: "error", plugins: [messageModules] },
    build: { write: false, rolldownOptions: { input: MESSAGES + language } },
  });
  const { output } = [result].flat()[0] as { output: { type: string; code?: string }[] };
  const source = output.find(({ type }) => type === "chunk")?.code ?? "";
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return { fileName: `assets/messages-${language}-${hash}.js`, source };
}
