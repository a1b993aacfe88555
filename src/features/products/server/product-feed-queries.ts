import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { withLanguage } from "#platform/language/with-language.ts";
import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";
import type { ShopNames } from "#shared/structured-data.ts";
import { FEED_FOOT, type FeedProduct, feedHead, feedItem } from "../product-feed.ts";
import { reductionOf } from "../reduction.ts";
import { inStockOf } from "./in-stock.ts";
import { nowhereOf, partsOfProduct } from "./kit-queries.ts";
import { lowestBefore } from "./lowest-before.ts";
import { onSale } from "./product-queries.ts";
import { inLanguage, isWholly, translatedTexts } from "./product-translation-queries.ts";
import { products } from "./products-table.ts";
import { wordsOf } from "./variant-queries.ts";

/** A piece of the feed: one statement, and what is in memory at once. */
const ITEMS_A_PIECE = 500;
/** A file may have 4 GB, and an item has at most 40 kB. */
const MAX_ITEMS = 100_000;

/** Search engines are told of a product in another language only where its name and description are published there. */
const isTranslated = (): SQL | undefined =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? undefined
    : sql`EXISTS (SELECT FROM product_translations t JOIN products p ON p.id = t.product_id
        WHERE t.product_id = products.id AND t.language = ${currentLanguage()} AND t.state = 'published' AND ${isWholly})`;

/** Products and variants on sale, by their ids, beginning behind `after`. */
export async function feedProducts(db: Db, after: string | null, limit = ITEMS_A_PIECE): Promise<FeedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      groupId: products.groupId,
      options: sql<string[] | null>`(SELECT g.options FROM product_groups g WHERE g.id = products.group_id)`,
      values: sql<string[]>`${wordsOf(sql`products.option_values`)}`,
      name: products.name,
      description: products.description,
      category: products.category,
      price: products.priceCents,
      discountPercentage: products.discountPercentage,
      lowestBefore,
      inStock: inStockOf(sql`products.id`),
      images: products.image,
      sku: products.sku,
      gtin: products.gtin,
      maker: products.maker,
      volumeMl: products.volumeMl,
      weightG: products.weightG,
      notSoldTo: products.notSoldTo,
      signalWord: products.signalWord,
      hazardStatements: products.hazardStatements,
      parts: partsOfProduct(),
      ...translatedTexts(),
    })
    .from(products)
    .where(and(onSale, after ? gt(products.id, after) : undefined, isTranslated()))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map((row) => ({
    ...inLanguage(row),
    reduction: reductionOf(row),
    notSoldTo: nowhereOf(row),
    isKit: row.parts !== null,
  }));
}

/** The feed in the language of the request, in pieces. Memory holds one of them, however many products there are. */
export function productFeed(db: Db, shop: ShopNames, description: string): AsyncGenerator<string> {
  const language = currentLanguage();
  // The pieces are asked for when the request is answered already, and then no language is spoken.
  const speak = <T>(work: () => T): T => withLanguage(language, work);
  return (async function* () {
    yield speak(() => feedHead(shop, description));
    let after: string | null = null;
    for (let items = 0; items < MAX_ITEMS; items += ITEMS_A_PIECE) {
      const piece: FeedProduct[] = await speak(() => feedProducts(db, after));
      yield speak(() => piece.map((product) => feedItem(product, shop)).join(""));
      after = piece.at(-1)?.id ?? null;
      if (piece.length < ITEMS_A_PIECE) break;
    }
    yield FEED_FOOT;
  })();
}
