import { pageContext } from "#http/page-context.ts";
import type { Route } from "./+types/sitemap-index.page";
import { sitemapIndex, xmlResponse } from "./sitemap.ts";
import { countProducts } from "./sitemap-queries.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(pageContext).shop;
  return xmlResponse(sitemapIndex(config.shopUrl, await countProducts(db)));
}
