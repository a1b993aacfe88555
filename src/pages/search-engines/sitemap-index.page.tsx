import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/sitemap-index.page";
import { sitemapIndex, xmlResponse } from "./sitemap.ts";
import { countProducts, countWritten } from "./sitemap-queries.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const [{ languages }, products, written] = await Promise.all([
    knownSettings(shop),
    countProducts(shop.db),
    countWritten(shop.db),
  ]);
  return xmlResponse(sitemapIndex(shop.config.shopUrl, { written, products }, languages));
}
