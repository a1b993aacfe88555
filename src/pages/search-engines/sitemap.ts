import { alternatesOf, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { xmlText } from "#shared/xml.ts";
import { sitemapPaths } from "../storefront-pages.ts";

export interface SitemapEntry {
  /** Without the shop's address. */
  path: string;
  /** By language, where not all have it, or some at another path. */
  paths?: Partial<Record<Language, string>>;
  changed?: Date;
  /** When its translations changed, by language. */
  translated?: Partial<Record<Language, Date>>;
}

/** A file may list 50,000; smaller ones are quicker to write and to read again. */
const ADDRESSES_PER_FILE = 10_000;

/** What is listed has an address in each language. */
export const entriesPerFile = (languages: readonly Language[]): number =>
  Math.floor(ADDRESSES_PER_FILE / languages.length);

/** Pages that are the same in every shop. */
export const pageEntries: readonly SitemapEntry[] = sitemapPaths.map((path) => ({ path }));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** How many entries there are. */
interface Counts {
  /** Collections, articles and pages that the shopkeeper published. */
  written: number;
  products: number;
}

/** The list of all lists: of pages and of products as many as there must be, of pages at least one. */
export function sitemapIndex(shopUrl: string, { written, products }: Counts, languages: readonly Language[]): string {
  const files = (entries: number) =>
    Array.from({ length: Math.ceil(entries / entriesPerFile(languages)) }, (_, i) => i + 1);
  const [, ...furtherPages] = files(written);
  const names = [
    "pages",
    ...furtherPages.map((file) => `pages-${file}`),
    ...files(products).map((file) => `products-${file}`),
  ];
  const entries = names.map((name) => `<sitemap><loc>${xmlText(shopUrl)}/sitemap/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Each address of each language names those of all languages. */
export function sitemapOf(
  shopUrl: string,
  entries: readonly SitemapEntry[],
  languages: readonly Language[] = [DEFAULT_LANGUAGE],
): string {
  const urls = entries.flatMap(({ path, paths, changed, translated }) => {
    const lastmod = (language: Language) => {
      const last = Math.max(...[changed, translated?.[language]].flatMap((day) => day?.getTime() ?? []));
      return Number.isFinite(last) ? `<lastmod>${new Date(last).toISOString()}</lastmod>` : "";
    };
    const all = alternatesOf(shopUrl, { path, paths }, languages).map(
      ([hreflang, one]) => [hreflang, xmlText(one)] as const,
    );
    const links = all.map(([hreflang, one]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${one}"/>`);
    const more = all.length > 1 ? links.join("") : "";
    return all.flatMap(([hreflang, one]) =>
      hreflang === "x-default" ? [] : `<url><loc>${one}</loc>${lastmod(hreflang)}${more}</url>`,
    );
  });
  const namespaces = languages.length > 1 ? `${NAMESPACE} ${XHTML}` : NAMESPACE;
  return `${HEAD}<urlset ${namespaces}>\n${urls.join("\n")}\n</urlset>\n`;
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
