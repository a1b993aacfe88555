import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { messagesOf } from "../scripts/page-messages.ts";

const SRC = resolve(import.meta.dirname, "../src");
const LAYOUT = "virtual:layout";
const PAGE = "virtual:page?__react-router-build-client-route";
const SERVER = "virtual:server";

const messagesIn = (file: string) => `import { messages } from ${JSON.stringify(`${SRC}/features/${file}`)};`;
const CART = `${messagesIn("cart/messages.ts")} globalThis.shown = [messages.title, messages.pieces(2)];`;
const WITHDRAWAL = `${messagesIn("withdrawals/messages.ts")} globalThis.shown = [messages.title]; export const page = 1;`;

/** Runs modules one after the other in a browser without more than a global object. */
function ran<T extends object>(...sources: readonly string[]): Partial<T> {
  const scripts = sources.map((source) =>
    source.replaceAll(/^import\s*"[^"]*";/gm, "").replaceAll(/\bexport\s*\{[^}]*\};?/g, ""),
  );
  const browser: Partial<T> = {};
  runInNewContext(`globalThis = this; ${scripts.map((script) => `{${script}}`).join("\n")}`, browser);
  return browser;
}

interface MessageFiles {
  every: Record<string, string>;
  pages: Record<string, Record<string, { script: string; messages: string }>>;
}

/** The files of a shop with these scripts, and what its server knows of them. */
async function aBuiltShop(layout: string, page: string): Promise<{ files: Map<string, string>; known: MessageFiles }> {
  const modules: Record<string, string> = {
    [LAYOUT]: layout,
    [PAGE]: page,
    [SERVER]: 'import files from "virtual:message-files"; globalThis.known = files;',
  };
  const virtual: Plugin = {
    name: "virtual",
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const plugins = [virtual, messagesOf([LAYOUT])];
  const built = async (input: string[], ssr: boolean) => {
    const result = await build({
      configFile: false,
      root: SRC,
      publicDir: false,
      logLevel: "error",
      plugins,
      build: { write: false, ssr, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
    });
    const { output } = [result].flat()[0] as { output: { fileName: string; code?: string; source?: string }[] };
    return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source ?? ""]));
  };
  const files = await built([LAYOUT, PAGE], false);
  const { known } = ran<{ known: MessageFiles }>(...(await built([SERVER], true)).values());
  if (!known) throw new Error("The server knows no files");
  return { files, known };
}

const shop = await aBuiltShop(CART, WITHDRAWAL);
const sourceOf = (file = "") => shop.files.get(file) ?? "";
const layoutScript = [...shop.files].find(([, code]) => code.includes("features/cart/messages"))?.[1] ?? "";

it("a page reads what every page needs from a file of its language", () => {
  expect(Object.keys(shop.known.every)).toEqual(["en", "et", "lv", "lt", "fi", "de", "pl"]);
  expect(layoutScript).not.toContain("Shopping Cart");
  expect(sourceOf(shop.known.every.en)).not.toMatch(/\bimport\b/);
  const browser = ran<{ pageLanguage: string; shown: string[] }>(sourceOf(shop.known.every.et), layoutScript);
  expect([browser.pageLanguage, ...(browser.shown ?? [])]).toEqual(["et", "Ostukorv", "2 toodet"]);
});

it("a page's own messages come with it alone, and its script in each language imports them first", () => {
  const english = sourceOf(shop.known.every.en);
  expect(english).toContain("Shopping Cart");
  const [[, own] = []] = Object.entries(shop.known.pages);
  expect(Object.keys(own ?? {})).toHaveLength(7);
  const { script, messages } = own?.et ?? { script: "", messages: "" };
  expect(sourceOf(script)).toMatch(new RegExp(`^import"\\./${messages.split("/").at(-1)}";`));
  const browser = ran<{ shown: string[]; pageMessages: object }>(
    ...[shop.known.every.et, messages, script].map(sourceOf),
  );
  expect(browser.shown).toEqual(["Lepingust taganemine"]);
  expect(Object.keys(browser.pageMessages ?? {}).toSorted()).toEqual([
    "features/cart/messages",
    "features/withdrawals/messages",
  ]);
  expect(english).not.toContain("withdraw");
});

it("the texts of emails never come to the browser", async () => {
  const email = `${messagesIn("orders/email-messages.ts")} globalThis.shown = messages;`;
  await expect(aBuiltShop(email, WITHDRAWAL)).rejects.toThrow("belongs to emails");
  expect([...shop.files.values()].join()).not.toContain("is on its way back to you");
});
