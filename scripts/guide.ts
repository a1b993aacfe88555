import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Marked } from "marked";
import sharp from "sharp";
import type { Plugin } from "vite";
import { BACK_OFFICE_LANGUAGES, type BackOfficeLanguage } from "../src/shared/back-office-language.ts";
import { escapeHtml } from "../src/shared/escape-html.ts";
import { safeHtml } from "../src/shared/safe-html.ts";

const ROOT = resolve(import.meta.dirname, "../docs/guide");
const PICTURE = /^(?:\.\.\/)?pictures\/([\w-]+\.webp)$/;
const GUIDE = "virtual:guide";

/** English is the folder itself, any other language a folder in it with files of the same names. */
export const guideFolder = (language: BackOfficeLanguage): string => (language === "en" ? ROOT : join(ROOT, language));

/** English, and each language whose guide is written. */
export const guideLanguages = (): BackOfficeLanguage[] =>
  BACK_OFFICE_LANGUAGES.filter((language) => existsSync(join(guideFolder(language), "README.md")));

export interface GuideTask {
  /** Its file without the ending, alike in all languages. */
  slug: string;
  title: string;
  /** Addresses of the screens whose "?" offers it, as routes name them: `/admin/orders/:id`. */
  screens: string[];
  markdown: string;
}

export interface GuideChapter {
  title: string;
  tasks: GuideTask[];
}

/** The guide in one language, in the order of its README. @throws where the README names a file that cannot be read */
export function readGuide(language: BackOfficeLanguage): GuideChapter[] {
  const folder = guideFolder(language);
  const [, ...chapters] = readFileSync(join(folder, "README.md"), "utf8").split(/^## /m);
  return chapters.map((chapter) => ({
    title: chapter.slice(0, chapter.indexOf("\n")).trim(),
    tasks: [...chapter.matchAll(/^- \[[^\]]+\]\(([\w-]+)\.md\)$/gm)].map(([, slug = ""]) => readTask(folder, slug)),
  }));
}

/** A task begins with the screens it belongs to, in a comment, and its title. */
function readTask(folder: string, slug: string): GuideTask {
  const text = readFileSync(join(folder, `${slug}.md`), "utf8");
  const [head, screens, title] = /^<!-- screens: ([^\n]+) -->\n# ([^\n]+)\n/.exec(text) ?? [];
  if (!head || !screens || !title) throw new Error(`${folder}/${slug}.md must begin with its screens and a title`);
  return { slug, title, screens: screens.split(" "), markdown: text.slice(head.length) };
}

/** HTML of a task: tags that `safeHtml` knows, links to other tasks as addresses of the back office. @throws for HTML in it */
export const guideHtml = ({ markdown }: GuideTask): string => safeHtml(marked.parse(markdown, { async: false }));

const marked = new Marked({
  renderer: {
    html({ text }) {
      throw new Error(`The guide has no HTML: ${text}`);
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (href.startsWith("https://")) return `<a href="${escapeHtml(href)}">${text}</a>`;
      const task = /^([\w-]+)\.md$/.exec(href)?.[1];
      if (task) return `<a href="/admin/help/${task}">${text}</a>`;
      // Files of the repository are not in the shop: their path is.
      return `${text} (<em>docs/${escapeHtml(href.replace(/^(?:\.\.\/)+/, ""))}</em>)`;
    },
  },
});

/** An expression that is the HTML, with the addresses and sizes that the build knows of its pictures. */
async function expressionOf(html: string, pictures: Map<string, string>): Promise<string> {
  const parts = html.split(/(<img [^>]*>)/).map(async (part) => {
    const name = PICTURE.exec(/ src="([^"]+)"/.exec(part)?.[1] ?? "")?.[1];
    if (!part.startsWith("<img ") || !name) return JSON.stringify(part);
    const variable = pictures.get(name) ?? `p${pictures.size}`;
    pictures.set(name, variable);
    const { width, height } = await sharp(join(ROOT, "pictures", name)).metadata();
    const alt = / alt="[^"]*"/.exec(part)?.[0] ?? "";
    const image = `<img${alt} width="${width}" height="${height}" loading="lazy" src="`;
    return `'<a target="_blank" href="' + ${variable} + ${JSON.stringify(`">${image}`)} + ${variable} + '"></a>'`;
  });
  return (await Promise.all(parts)).join(" + ");
}

async function textsOf(language: BackOfficeLanguage): Promise<string> {
  const pictures = new Map<string, string>();
  const entries: string[] = [];
  for (const task of readGuide(language).flatMap(({ tasks }) => tasks))
    entries.push(`${JSON.stringify(task.slug)}: ${await expressionOf(guideHtml(task), pictures)}`);
  const imports = [...pictures].map(
    ([name, variable]) => `import ${variable} from ${JSON.stringify(`${join(ROOT, "pictures", name)}?no-inline`)};`,
  );
  return `${imports.join("\n")}\nexport const texts = {\n${entries.join(",\n")}\n};`;
}

/** What lists and the search menu need: no texts. */
const indexOf = (language: BackOfficeLanguage): string =>
  `export const chapters = ${JSON.stringify(
    readGuide(language).map(({ title, tasks }) => ({
      title,
      tasks: tasks.map(({ slug, title, screens }) => ({ slug, title, screens })),
    })),
  )};`;

/** The guide for the shopkeeper: `docs/guide`, as modules that the back office asks for when somebody opens its help. */
export const guide: Plugin = {
  name: "guide",
  resolveId: (id) => (id === GUIDE || id.startsWith(`${GUIDE}/`) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${GUIDE}`)) return undefined;
    for (const language of guideLanguages()) {
      for (const file of readdirSync(guideFolder(language)))
        if (file.endsWith(".md")) this.addWatchFile(join(guideFolder(language), file));
    }
    const [, language, part] = id.slice(1).split("/");
    if (part)
      return part === "texts" ? textsOf(language as BackOfficeLanguage) : indexOf(language as BackOfficeLanguage);
    const parts = (one: BackOfficeLanguage) =>
      ["chapters", "texts"].map((what) => `${what}: () => import(${JSON.stringify(`${GUIDE}/${one}/${what}`)})`);
    return `export const guides = { ${guideLanguages().map((one) => `${one}: { ${parts(one).join(", ")} }`)} };`;
  },
};
