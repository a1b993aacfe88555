import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { pageMessages } from "../scripts/page-messages.ts";

const SRC = resolve(import.meta.dirname, "../src");
const ENTRY = "virtual:a-page";

const messagesOf = (file: string) => `import { messages } from ${JSON.stringify(`${SRC}/features/${file}`)};`;
const CART = `${messagesOf("cart/messages.ts")} import files from "virtual:message-files";
  globalThis.shown = [messages.title, messages.pieces(2), files.et];`;

/** The files of a page with this script. */
async function aBuiltPage(script: string): Promise<Map<string, string>> {
  const page: Plugin = {
    name: "a-page",
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? script : undefined),
  };
  const result = await build({
    ...{ configFile: false, root: SRC, publicDir: false, logLevel: "error", plugins: [page, pageMessages] },
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  const { output } = [result].flat()[0] as { output: { fileName: string; code?: string; source?: string }[] };
  return new Map(output.map(({ fileName, code, source }) => [fileName, code ?? source ?? ""]));
}

it("a page reads the messages of its language from a file of their own", async () => {
  const files = await aBuiltPage(CART);
  const names = [...files.keys()].map((name) => name.replace(/-[\w-]{8}\.js$/, "")).toSorted();
  const languages = ["de", "en", "et", "fi", "lt", "lv", "pl"].map((one) => `assets/messages-${one}`);
  expect(names.filter((name) => name.startsWith("assets/messages-"))).toEqual(languages);
  const [script = ""] = [...files].flatMap(([name, code]) => (name.startsWith("assets/messages-") ? [] : code));
  expect(script).not.toContain("Shopping Cart");
  const english = [...files].find(([name]) => name.startsWith("assets/messages-en-"))?.[1] ?? "";
  expect(english).not.toMatch(/\bimport\b/);
  const browser: { pageLanguage?: string; shown?: string[] } = {};
  runInNewContext(`globalThis = this; ${english}; ${script}`, browser);
  expect(browser.pageLanguage).toBe("en");
  expect(browser.shown?.slice(0, 2)).toEqual(["Shopping Cart", "2 items"]);
  expect(files.has(browser.shown?.[2]?.slice(1) ?? "")).toBe(true);
});

it("the texts of emails never come to the browser", async () => {
  await expect(aBuiltPage(`${messagesOf("orders/email-messages.ts")} globalThis.shown = messages;`)).rejects.toThrow(
    "belongs to emails",
  );
  expect([...(await aBuiltPage(CART)).values()].join()).not.toContain("is on its way back to you");
});
