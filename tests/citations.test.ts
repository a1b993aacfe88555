import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CITING = "{src,tests,scripts,docs,migrations}/**/*.{ts,tsx,mjs,md,sql,css}";
const CITATION = /\b(decision|reliability|storefront|back office) (\d+)\b/gi;
/** Letters for documents, lists behind a plural, and numbers of documents that have none. */
const OTHER_FORM =
  /\b(?:[BS] \d+|decisions \d+|architecture \d+|(?:decision|reliability|storefront|back office) \d+, ?\d+)\b/g;

const headingsOf = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/^#+ (\w[\w ]*? \d+):/gm)].map(([, name]) => name);

const known = new Set(
  [
    ...readdirSync("docs/decisions").flatMap((file) => headingsOf(`docs/decisions/${file}`)),
    ...headingsOf("docs/specification.md"),
    ...headingsOf("docs/reliability.md"),
  ].map((name) => name?.toLowerCase()),
);

/** What a reader of the text cannot open. */
function broken(written: string): string[] {
  // A citation may continue on the next line of a comment.
  const text = written.replace(/\n\s*(?:\*|\/\/|--)? /g, " ");
  return [
    ...[...text.matchAll(CITATION)].map(([name]) => name).filter((name) => !known.has(name.toLowerCase())),
    ...[...text.matchAll(OTHER_FORM)].map(([form]) => form),
  ];
}

describe("a citation", () => {
  it("of a page that exists is accepted", () => expect(broken(`why (decision ${4}), storefront ${9}`)).toEqual([]));

  it("over two lines is read", () => expect(broken(`why (decision\n * ${999})`)).toEqual([`decision ${999}`]));

  it.each([`decision ${999}`, `Reliability ${0}`, `storefront ${10}`, `back office ${12}`])(
    "of %s is broken",
    (citation) => expect(broken(`why (${citation})`)).toEqual([citation]),
  );

  it.each([`B ${2}`, `S ${4}`, `decisions ${5}`, `architecture ${3}`, `decision ${5}, ${34}`])(
    "in the form %s is refused",
    (citation) => expect(broken(`why (${citation})`)).toEqual([citation]),
  );
});

it("every number that code, tests, scripts and documents cite can be opened", () => {
  const found = globSync(CITING).flatMap((path) =>
    broken(readFileSync(path, "utf8")).map((citation) => `${path}: ${citation}`),
  );
  expect(found).toEqual([]);
});

const FOLDERS = "src,tests,scripts,docs,deploy,assets,migrations,public";
const files = [...readdirSync("."), ...globSync(`{${FOLDERS}}/**`)];
/** In backticks: what begins in a folder of the repository, and the end of a path to code. */
const PATH = new RegExp(`\`((?:${FOLDERS.replaceAll(",", "|")})/[^\`\\s]+|[\\w./*-]+\\.(?:tsx?|mjs|cjs|sql))\``, "g");
/** Names that a reader chooses, and files that an operator writes. */
const EXAMPLE = /^x\.|NAME|NNNN|\.env$/;

const isThere = (path: string): boolean => {
  const pattern = path.replace(/\/$/, "").replaceAll(".", "\\.").replaceAll("*", "[^/]*");
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((file) => end.test(file));
};

it("every path that a document names in backticks leads to a file or folder", () => {
  const documents = globSync(["*.md", "{docs,assets,deploy}/**/*.md"]);
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(PATH)]
      .map(([, path = ""]) => path)
      .filter((path) => !EXAMPLE.test(path) && !isThere(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it("every numbered decision has one page, named by its number", () => {
  const pages = readdirSync("docs/decisions").filter((file) => /^\d{4}-[a-z]/.test(file));
  expect(pages.map((file) => headingsOf(`docs/decisions/${file}`)[0])).toEqual(
    pages.map((_, i) => `Decision ${i + 1}`),
  );
});

it("the index of decisions links every page", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const pages = readdirSync("docs/decisions").filter((file) => file !== "README.md");
  expect(pages.filter((file) => !index.includes(`(${file})`))).toEqual([]);
});
