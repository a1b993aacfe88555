import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { streamOf } from "#http/download.ts";
import { pageContext } from "#http/page-context.ts";
import { productFeed } from "../server/product-feed-queries.ts";
import type { Route } from "./+types/product-feed.page";

/** A program fetches it once a day or once an hour. */
const LIMIT = { name: "product-feed", calls: 30, seconds: 3600 };

/** `/feeds/products.xml`: what shopping services such as Google Merchant Center read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, count } = context.get(pageContext);
  await count(LIMIT);
  const { storeName, storeDescription } = await knownSettings(shop);
  const parts = productFeed(shop.db, { shopUrl: shop.config.shopUrl, storeName }, storeDescription);
  return new Response(streamOf(parts), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
