import { sitemapPaths } from "../storefront-pages.ts";

export interface SitemapEntry {
  /** Without the shop's address. */
  path: string;
  changed?: Date;
}

/** A file may list 50,000; smaller ones are quicker to write and to read again. */
export const PRODUCTS_PER_FILE = 10_000;

/** Pages that are the same in every shop. */
export const pageEntries: readonly SitemapEntry[] = sitemapPaths.map((path) => ({ path }));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (address: string): string =>
  address.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The list of all lists: one of pages, and of products as many as there must be. */
export function sitemapIndex(shopUrl: string, products: number): string {
  const files = Math.ceil(products / PRODUCTS_PER_FILE);
  const names = ["pages", ...Array.from({ length: files }, (_, i) => `products-${i + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${escaped(shopUrl)}/sitemap/${name}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export function sitemapOf(shopUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url><loc>${escaped(shopUrl + path)}</loc>${lastmod}</url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
