import { expect, it } from "vitest";
import { LANGUAGES, localizedPath } from "../../src/shared/language.ts";
import { setSetting } from "../shop-process.ts";
import { aVisitor } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

/** Beside those of the site map, which have no parameters. */
const UNLISTED = ["/cart", "/checkout", "/login", "/signup", "/account", "/track-order", "/search?q=oil"];

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = ""]) => part);
const read = async (address: string): Promise<string> => (await fetch(address)).text();

/** Each address in one language, another for each; in all of them where CRAWL is `all`. */
it("no page of the site map makes the browser complain, in any language", async () => {
  await setSetting(home, "languages", LANGUAGES.join(", "));
  const lists = await Promise.all(found(await read(`${shop.url}/sitemap.xml`), /<loc>([^<]*)</g).map(read));
  const entries = lists.flatMap((list) => found(list, /<url>(.*?)<\/url>/gs));
  const listed = new Set(entries.map((entry) => found(entry, /hreflang="\w\w" href="([^"]*)"/g).join(" ")));
  const pages = [
    ...[...listed].map((addresses) => addresses.split(" ")),
    ...UNLISTED.map((path) => LANGUAGES.map((language) => shop.url + localizedPath(language, path))),
  ];
  expect(pages.length).toBeGreaterThan(45);

  const { page, leave } = await aVisitor(browser);
  for (const [i, addresses] of pages.entries()) {
    expect(addresses).toHaveLength(LANGUAGES.length);
    const taken = process.env.CRAWL === "all" ? addresses : [addresses[i % LANGUAGES.length] ?? ""];
    for (const address of taken) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
    }
  }
  await leave();
}, 600_000);
