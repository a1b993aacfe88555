import { collectionAddress } from "#features/collections/collection-filters.ts";
import { collectionsById } from "#features/collections/server/collection-queries.ts";
import { postsById } from "#features/content/server/blog-queries.ts";
import { pagesById } from "#features/content/server/content-page-queries.ts";
import type { Db } from "#platform/database/database.ts";
import type { SearchResult } from "./shop-search.ts";

/** A collection, article or page that was found, in the language of the request. */
export interface FoundText {
  path: string;
  title: string;
  excerpt: string | null;
}

/** Those of them that the language has, in their order. */
export async function foundTexts(db: Db, found: SearchResult["texts"]): Promise<FoundText[]> {
  const idsOf = (kind: SearchResult["texts"][number]["kind"]) =>
    found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [articles, pages, collections] = [idsOf("article"), idsOf("page"), idsOf("collection")];
  const texts = new Map<string, FoundText>();
  if (articles.length > 0)
    for (const { id, slug, title, excerpt } of await postsById(db, articles))
      texts.set(id, { path: `/blog/${slug}`, title, excerpt });
  if (pages.length > 0)
    for (const { id, slug, title, metaDescription } of await pagesById(db, pages))
      texts.set(id, { path: `/pages/${slug}`, title, excerpt: metaDescription });
  if (collections.length > 0)
    for (const { id, slug, title, metaDescription } of await collectionsById(db, collections))
      texts.set(id, { path: collectionAddress(slug), title, excerpt: metaDescription });
  return found.flatMap(({ id }) => texts.get(id) ?? []);
}
