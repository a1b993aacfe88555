import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/sitemap-file.page";
import { pageEntries, sitemapOf, xmlResponse } from "./sitemap.ts";
import { productEntries, writtenEntries } from "./sitemap-queries.ts";

/** `/sitemap/pages.xml`, `/sitemap/pages-2.xml`, `/sitemap/products-3.xml`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { db, config } = shop;
  const { languages } = await knownSettings(shop);
  if (params.file === "pages.xml") {
    const entries = [...pageEntries, ...(await writtenEntries(db, 1, languages))];
    return xmlResponse(sitemapOf(config.shopUrl, entries, languages));
  }
  const [, of, file = ""] = /^(pages|products)-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
  const entriesOf = of === "pages" ? writtenEntries : productEntries;
  const entries = of && `${of}-${file}` !== "pages-1" ? await entriesOf(db, Number(file), languages) : [];
  if (entries.length === 0) return new Response("Not found", { status: 404 });
  return xmlResponse(sitemapOf(config.shopUrl, entries, languages));
}
