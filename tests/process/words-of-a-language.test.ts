import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES, type Language, localizedPath } from "../../src/shared/language.ts";
import { LANGUAGE_NAMES } from "../../src/shared/language-names.ts";
import { setSetting } from "../shop-process.ts";
import { filledHome, start } from "./shops.ts";

/** Beside those of the site map, the pages that search engines leave out. */
const UNLISTED = [
  "/cart",
  "/checkout",
  "/login",
  "/signup",
  "/account",
  "/track-order",
  "/withdrawal",
  "/search?q=oil",
  "/search?q=xyzzyq",
  "/no-such-page",
];

/** What is the same in every language: names of people, places and plants, addresses. */
const NAMES = new Set<string>([
  "Aurelle",
  "Ada Sample",
  "Liis, Tartu",
  "Jonas, Vilnius",
  "Clara, Lyon",
  "INCI",
  ...Object.values(LANGUAGE_NAMES),
  "Angustifolia",
  "Latifolia",
  "Intermedia",
  "Pikk 1, 10115 Tallinn, Estonia",
  ...latinNames(),
]);
const ADDRESS = /^\S+@\S+$|^[\w.-]+\.\w{2}(\/\S*)?$|^Aurelle Example OÜ, /;

/** What a language happens to say as English does. */
const SAME_WORDS: Partial<Record<Language, readonly string[]>> = {
  et: ["Kerala, India", "India", "Portugal"],
  fi: ["Somalia", "Australia"],
  de: ["Name", "Newsletter", "Newsletter.", "Material", "Note", "Somalia", "Portugal"],
  pl: ["Menu", "Blog", "Newsletter", "Newsletter.", "Somalia", "Australia"],
};

function latinNames(): string[] {
  const products: { details: { specifications: [name: string, value: string][] } }[] = JSON.parse(
    readFileSync("assets/demo/products.json", "utf8"),
  );
  const isLatin = ([name]: [string, string]) => name === "Botanical name" || name === "INCI";
  return products.flatMap(({ details }) => details.specifications.filter(isLatin).map(([, value]) => value));
}

const read = async (address: string): Promise<string> => (await fetch(address)).text();
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = ""]) => part);

/** What a page says, to eyes and to a screen reader: its texts and the names, hints and alternative texts in its tags. */
const wordsOf = (html: string): string[] =>
  [
    ...html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "").split(/<[^>]*>/),
    ...found(html, /(?: alt| aria-label| placeholder|name="description" content)="([^"]*)"/g),
  ]
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{3}/u.test(text));

/** Some 600 pages, each rendered once: two processors that do much else need more than a minute. */
const ALL_PAGES_MS = 240_000;

it(
  "no page says in English what its language says, and each names its address in every language",
  async () => {
    const home = filledHome();
    const { url } = await start({ DATA_DIR: home.folder });
    await setSetting(home, "languages", LANGUAGES.join(", "));
    const lists = await Promise.all(found(await read(`${url}/sitemap.xml`), /<loc>([^<]*)</g).map(read));
    const listed = lists.flatMap((list) => found(list, /<url>(.*?)<\/url>/gs));
    expect(listed.length).toBeGreaterThan(45 * LANGUAGES.length);
    /** The addresses of one page by language, as each of them lists them all. */
    const pages = new Map(
      listed.map((entry) => [found(entry, /hreflang="x-default" href="([^"]*)"/g)[0] ?? entry, entry]),
    );

    for (const [english, entry] of pages) {
      const addresses = found(entry, /hreflang="\w\w" href="([^"]*)"/g);
      expect(addresses, english).toHaveLength(LANGUAGES.length);
      for (const address of addresses) expect(listed.some((one) => one.includes(`<loc>${address}</loc>`))).toBe(true);
      const told = await compared(addresses);
      for (const html of told)
        expect(found(html, /rel="alternate" hrefLang="[\w-]+" href="([^"]+)"/g), english).toEqual([
          ...addresses,
          english,
        ]);
    }
    for (const path of UNLISTED) await compared(LANGUAGES.map((language) => url + localizedPath(language, path)));
  },
  ALL_PAGES_MS,
);

/** Reads one page in all languages, of which the first is English. */
async function compared(addresses: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(addresses.map(read));
  const english = new Set(wordsOf(pages[0] ?? ""));
  for (const [i, language] of LANGUAGES.entries()) {
    if (language === "en") continue;
    const same = wordsOf(pages[i] ?? "").filter(
      (text) => english.has(text) && !NAMES.has(text) && !ADDRESS.test(text) && !SAME_WORDS[language]?.includes(text),
    );
    expect(same, addresses[i]).toEqual([]);
  }
  return pages;
}
