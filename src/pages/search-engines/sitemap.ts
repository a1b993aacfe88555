import { alternatesOf, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { xmlText } from "#shared/xml.ts";
import { sitemapPaths } from "../storefront-pages.ts";

export interface SitemapEntry {
  /** Without the shop's address. */
  path: string;
  /** By language, where not all have it, or some at another path. */
  paths?: Partial<Record<Language, string>>;
  changed?: Date;
}

/** A file may list 50,000; smaller ones are quicker to write and to read again. */
const ADDRESSES_PER_FILE = 10_000;

/** A product has an address in each language. */
export const productsPerFile = (languages: readonly Language[]): number =>
  Math.floor(ADDRESSES_PER_FILE / languages.length);

/** Pages that are the same in every shop. */
export const pageEntries: readonly SitemapEntry[] = sitemapPaths.map((path) => ({ path }));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of all lists: one of pages, and of products as many as there must be. */
export function sitemapIndex(shopUrl: string, products: number, languages: readonly Language[]): string {
  const files = Math.ceil(products / productsPerFile(languages));
  const names = ["pages", ...Array.from({ length: files }, (_, i) => `products-${i + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${xmlText(shopUrl)}/sitemap/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** Each address of each language names those of all languages. */
export function sitemapOf(
  shopUrl: string,
  entries: readonly SitemapEntry[],
  languages: readonly Language[] = [DEFAULT_LANGUAGE],
): string {
  const urls = entries.flatMap(({ path, paths, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    const all = alternatesOf(shopUrl, { path, paths }, languages).map(([hreflang, one]) => [hreflang, xmlText(one)]);
    const links = all.map(([hreflang, one]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${one}"/>`);
    const more = lastmod + (all.length > 1 ? links.join("") : "");
    return all.flatMap(([hreflang, one]) => (hreflang === "x-default" ? [] : `<url><loc>${one}</loc>${more}</url>`));
  });
  const namespaces = languages.length > 1 ? `${NAMESPACE} ${XHTML}` : NAMESPACE;
  return `${HEAD}<urlset ${namespaces}>\n${urls.join("\n")}\n</urlset>\n`;
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
