import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/sitemap-file.page";
import { pageEntries, sitemapOf, xmlResponse } from "./sitemap.ts";
import { productEntries, writtenEntries } from "./sitemap-queries.ts";

/** `/sitemap/pages.xml`, `/sitemap/products-3.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(pageContext).shop;
  if (params.file === "pages.xml")
    return xmlResponse(sitemapOf(config.shopUrl, [...pageEntries, ...(await writtenEntries(db))]));
  const [, file] = /^products-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
  const entries = file ? await productEntries(db, Number(file)) : [];
  if (entries.length === 0) return new Response("Not found", { status: 404 });
  return xmlResponse(sitemapOf(config.shopUrl, entries));
}
