import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/sitemap-file.page";
import { pageEntries, sitemapOf, xmlResponse } from "./sitemap.ts";
import { productEntries, writtenEntries } from "./sitemap-queries.ts";

/** `/sitemap/pages.xml`, `/sitemap/products-3.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { db, config } = shop;
  const { languages } = await knownSettings(shop);
  if (params.file === "pages.xml") {
    const entries = [...pageEntries, ...(await writtenEntries(db, languages))];
    return xmlResponse(sitemapOf(config.shopUrl, entries, languages));
  }
  const [, file] = /^products-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
  const entries = file ? await productEntries(db, Number(file), languages) : [];
  if (entries.length === 0) return new Response("Not found", { status: 404 });
  return xmlResponse(sitemapOf(config.shopUrl, entries, languages));
}
