import { readdirSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { STOREFRONT_PAGES } from "#pages/storefront-pages.ts";
import { dependencies } from "../../package.json" with { type: "json" };
import { aFilledHome } from "../filled-home.ts";
import { type Home, type ShopProcess, startShop } from "../shop-process.ts";

/**
 * What a first visit may cost in scripts, in bytes of brotli. React and its router are 92,300 of it. Files are weighed without the
 * part of their names that changes with what they hold: it does not compress, and moved the sum by up to 160 bytes of noise.
 */
const BUDGETS: [path: string, bytes: number][] = [
  ["/", 121_300],
  ["/products", 119_400],
  ["/cart", 124_100],
  ["/blog", 118_000],
];
/** What the style sheet of the shop may cost, without what the back office alone uses. */
const STYLES_BUDGET = 17_600;
/** What the two fonts of every page may cost: on a slow line the largest paint waits for them longest. */
const FONTS_BUDGET = 40_000;
const storefrontPaths = Object.keys(STOREFRONT_PAGES).flatMap((path) => (path.includes(":") ? [] : `/${path}`));
const CLIENT = resolve(import.meta.dirname, "../../build/client");

let home: Home;
let shop: ShopProcess;
beforeAll(async () => {
  home = aFilledHome();
  shop = await startShop({ DATA_DIR: home.folder });
});
afterAll(async () => {
  await shop?.end();
  home?.remove();
});

/** The scripts a page names, and those that they cannot do without. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const html = await (await fetch(shop.url + path)).text();
  const named = [
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"|import (?:\* as \w+ from )?"(\/assets\/[^"]+\.js)"/g),
  ];
  const all = new Set<string>();
  const collect = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    const source = readFileSync(CLIENT + file, "utf8");
    for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) collect(`/assets/${next}`);
  };
  for (const [, preloaded, imported] of named) collect(preloaded ?? imported ?? "");
  return all;
}

it.each(BUDGETS)("%s comes with at most %d bytes of scripts", async (path, budget) => {
  const scripts = await scriptsOf(path);
  expect(scripts.size).toBeGreaterThan(2);
  const bytes = [...scripts].map((file) => {
    const text = readFileSync(CLIENT + file, "utf8").replaceAll(/-[\w-]{8}\.(js|css)\b/g, ".$1");
    return brotliCompressSync(text).length;
  });
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(budget);
});

const stylesOf = async (path: string) =>
  [...(await (await fetch(shop.url + path)).text()).matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
    ([, file]) => CLIENT + file,
  );

it("the styles of every page come to at most 17.6 kB; those of the back office follow them in a sheet of its own", async () => {
  const [shopSheet = "", ...none] = await stylesOf("/");
  expect(none).toEqual([]);
  expect(brotliCompressSync(readFileSync(shopSheet)).length).toBeLessThan(STYLES_BUDGET);
  for (const path of ["/admin/login", "/admin/orders"])
    expect(await stylesOf(path)).toEqual([shopSheet, expect.any(String)]);
});

it("the server's text is ASCII: one sign beyond Latin-1 doubles what a file takes in memory", () => {
  const server = resolve(CLIENT, "../server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  expect(files).toContain("main.js");
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(resolve(server, file), "utf8")))).toEqual([]);
});

it("the messages of a page come with that page alone", async () => {
  const said = async (path: string) =>
    [...(await scriptsOf(path))].map((file) => readFileSync(CLIENT + file, "utf8")).join("");
  const ofCheckout = "Complete your order below";
  expect(await said("/checkout")).toContain(ofCheckout);
  for (const [path] of BUDGETS) expect(await said(path)).not.toContain(ofCheckout);
});

/** Dictionaries that a script of the page reads before they are there, as the browser runs its imports. */
async function readTooEarly(path: string): Promise<string[]> {
  const html = await (await fetch(shop.url + path)).text();
  const [seen, known, missing] = [new Set<string>(), new Set<string>(), [] as string[]];
  const run = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(CLIENT + file, "utf8");
    for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) run(`/assets/${next}`);
    for (const [, key = ""] of source.matchAll(/pageMessages\[[`"]([^`"]+)/g)) if (!known.has(key)) missing.push(key);
    if (file.startsWith("/assets/messages-"))
      for (const [, key = ""] of source.matchAll(/"([\w/-]*messages)":/g)) known.add(key);
  };
  for (const [, file = ""] of html.matchAll(/\bimport (?:\* as \w+ from )?"(\/assets\/[^"]+\.js)"/g)) run(file);
  expect(known.size).toBeGreaterThan(2);
  return missing;
}

it.each(storefrontPaths)("%s reads no message before it is there", async (path) => {
  expect(await readTooEarly(path)).toEqual([]);
  expect(await readTooEarly(path === "/" ? "/de" : `/de${path}`)).toEqual([]);
});

it("the fonts of every page come to at most 40 kB", async () => {
  const html = await (await fetch(shop.url)).text();
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) => CLIENT + file);
  expect(fonts.length).toBe(2);
  expect(fonts.map((file) => statSync(file).size).reduce((sum, one) => sum + one)).toBeLessThan(FONTS_BUDGET);
});

it("none of the scripts is the back office's", async () => {
  const scripts = [...(await scriptsOf("/products"))].map((file) => readFileSync(CLIENT + file, "utf8")).join("");
  expect(scripts).toContain("Load More Products");
  for (const words of ["Admin Panel", "Migrate Images", "QueryClient"]) expect(scripts).not.toContain(words);
});

it("the guide comes only to those who open it", async () => {
  const files = readdirSync(`${CLIENT}/assets`).filter((file) => file.endsWith(".js"));
  const scripts = await scriptsOf("/admin/orders");
  for (const words of ["Cancel or refund an order", "A paid order waits under"]) {
    const holding = files.filter((file) => readFileSync(`${CLIENT}/assets/${file}`, "utf8").includes(words));
    expect(holding.length, words).toBe(1);
    expect(holding.filter((file) => scripts.has(`/assets/${file}`))).toEqual([]);
  }
});

it("the built server needs no package that only builds", () => {
  const server = resolve(import.meta.dirname, "../../build/server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const imports = files.flatMap((file) =>
    [...readFileSync(resolve(server, file), "utf8").matchAll(/^(?:import|export) [^"'\n]*"([^".#][^"]*)";$/gm)].map(
      ([, name = ""]) => name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? "",
    ),
  );
  const packages = new Set(imports.filter((name) => !isBuiltin(name)));
  expect(packages).toContain("pg");
  expect([...packages].filter((name) => !Object.keys(dependencies).includes(name))).toEqual([]);
});
