/** In the order of the switch. English is first: its addresses have no prefix, and its messages stand in for missing ones. */
export const LANGUAGES = ["en", "et", "lv", "lt", "fi", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = "en" satisfies Language;

const PREFIX = new RegExp(`^/(${LANGUAGES.join("|")})(?=/|\\.data$|$)`, "i");

interface LocalizedPath {
  language: Language;
  /** Without the prefix. */
  path: string;
  /** False for `/en/...` and `/DE/...`, which lead to the address without or with a lower-case prefix. */
  isCanonical: boolean;
}

/** `/de/products` is `/products` in German. A path without a prefix is English. */
export function splitLanguage(pathname: string): LocalizedPath {
  const [prefix = "", code = ""] = PREFIX.exec(pathname) ?? [];
  if (!prefix) return { language: DEFAULT_LANGUAGE, path: pathname, isCanonical: true };
  const language = code.toLowerCase() as Language;
  const rest = pathname.slice(prefix.length);
  // The router asks `/de.data` for the data of `/de`, and `/_.data` for those of `/`.
  const path = rest === "" ? "/" : rest === ".data" ? "/_.data" : rest;
  return { language, path, isCanonical: language !== DEFAULT_LANGUAGE && code === language };
}

/** What every address of a language begins with: "" or "/de". */
export const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? "" : `/${language}`);

/** The address of a page in a language, for links that no router writes. */
export const localizedPath = (language: Language, path: string): string =>
  path === "/" ? prefixOf(language) || "/" : prefixOf(language) + path;

/** Likewise with the shop's address, in the language that is spoken now. */
export const localizedUrl = (shopUrl: string, path: string): string => shopUrl + localizedPath(currentLanguage(), path);

/** Where a page is: at `path` in all languages, or at `paths` in those that have it. */
interface Places {
  path: string;
  paths?: Partial<Record<Language, string>> | undefined;
}

/** The language of a page's one address for search engines: English where the language of the request does not have the page. */
export const languageOf = (paths: Places["paths"]): Language =>
  paths && paths[currentLanguage()] === undefined ? DEFAULT_LANGUAGE : currentLanguage();

/** The addresses of a page in the languages that have it, English again for all others: each names all of them, itself included. */
export function alternatesOf(shopUrl: string, { path, paths }: Places, languages: readonly Language[]) {
  const having = languages.filter((language) => !paths || paths[language] !== undefined);
  const addressIn = (language: Language) => shopUrl + localizedPath(language, paths?.[language] ?? path);
  const named = having.map((language): [hrefLang: Language | "x-default", address: string] => [
    language,
    addressIn(language),
  ]);
  if (having.length > 1 && having.includes(DEFAULT_LANGUAGE)) named.push(["x-default", addressIn(DEFAULT_LANGUAGE)]);
  return named;
}

/** The first language of ours that a tag such as `et-EE`, or a header `Accept-Language`, names. */
export function nearestLanguage(tags: string, among: readonly Language[] = LANGUAGES): Language | undefined {
  const asked = tags.split(",").flatMap((part) => {
    const [tag = "", quality = ""] = part.split(";q=");
    const language = tag.trim().toLowerCase().split("-", 1)[0];
    return { language, quality: quality === "" ? 1 : Number(quality) || 0 };
  });
  const known = asked.filter(({ language, quality }) => quality > 0 && among.some((one) => one === language));
  return known.toSorted((a, b) => b.quality - a.quality)[0]?.language as Language | undefined;
}

/** In the browser, the file with the page's messages says which language they are in: tools that translate change `<html lang>`. */
let current = (): Language | undefined => (globalThis as { pageLanguage?: Language }).pageLanguage;

/** The server has one language for each request. */
export const readLanguageFrom = (reader: () => Language | undefined): void => {
  current = reader;
};

/** The language that is spoken now, outside a request English. */
export const currentLanguage = (): Language => current() ?? DEFAULT_LANGUAGE;

export const ENGLISH_LOCALE = "en-GB";

/** For `Intl`: English is written as in Britain. */
export const currentLocale = (): string => {
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE ? ENGLISH_LOCALE : language;
};
