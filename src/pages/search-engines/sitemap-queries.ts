import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { collections } from "#features/collections/server/collections-table.ts";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { isWholly } from "#features/products/server/product-translation-queries.ts";
import { productCounts, products } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { productsPerFile, type SitemapEntry } from "./sitemap.ts";

/** Of articles and of pages each. */
const MAX_WRITTEN = 10_000;

export async function countProducts(db: Db): Promise<number> {
  const [count] = await db
    .select({ all: sql<number>`coalesce(sum(${productCounts.total}), 0)::int` })
    .from(productCounts);
  return count?.all ?? 0;
}

/** The products of a file, counted from 1; `paths` where the shop has several languages. */
export async function productEntries(db: Db, file: number, languages: readonly Language[]): Promise<SitemapEntry[]> {
  const perFile = productsPerFile(languages);
  const rows = await db
    .select({ id: products.id, changed: products.updatedAt, ...whereSeveral(languages, { languages: translated }) })
    .from(products)
    .where(isNull(products.retiredAt))
    .orderBy(asc(products.id))
    .limit(perFile)
    .offset((file - 1) * perFile);
  return rows.map(({ id, changed, languages: others }) => {
    const path = `/products/${id}`;
    const having: readonly Language[] = [DEFAULT_LANGUAGE, ...(others ?? [])];
    return { path, changed, paths: others && pathsOf(having.map((language) => [language, path])) };
  });
}

/** A statement for a shop in one language asks for nothing more. */
const whereSeveral = <T extends Record<string, SQL>>(languages: readonly Language[], columns: T) =>
  (languages.length > 1 ? columns : {}) as { [K in keyof T]: T[K] extends SQL<infer V> ? SQL<V | undefined> : never };

const pathsOf = (paths: readonly (readonly [Language, string])[]): SitemapEntry["paths"] => Object.fromEntries(paths);

// Outer columns with the names of their tables: drizzle's short ones would mean the inner table.

/** The languages in which a product has its name and its description. */
const translated = sql<Language[]>`(
  SELECT coalesce(json_agg(t.language), '[]') FROM product_translations t JOIN products p ON p.id = t.product_id
  WHERE t.product_id = products.id AND t.state = 'published' AND ${isWholly})`;

const slugsOfPost = sql<Slugs>`(SELECT json_object_agg(t.language, t.slug) FROM blog_post_translations t
  WHERE t.post_id = blog_posts.id AND t.state = 'published')`;
const slugsOfPage = sql<Slugs>`(SELECT json_object_agg(t.language, t.slug) FROM content_page_translations t
  WHERE t.page_id = content_pages.id AND t.state = 'published')`;
const slugsOfCollection = sql<Slugs>`(SELECT json_object_agg(t.language, t.slug) FROM collection_translations t
  WHERE t.collection_id = collections.id AND t.state = 'published')`;
type Slugs = Partial<Record<Language, string>> | null;

/** Collections, articles and pages that the shopkeeper published, in each language that has them. */
export async function writtenEntries(db: Db, languages: readonly Language[]): Promise<SitemapEntry[]> {
  const [groups, posts, pages] = await Promise.all([
    db
      .select({
        slug: collections.slug,
        changed: collections.updatedAt,
        ...whereSeveral(languages, { slugs: slugsOfCollection }),
      })
      .from(collections)
      .where(eq(collections.status, "published"))
      .orderBy(collections.slug)
      .limit(MAX_WRITTEN),
    db
      .select({
        slug: blogPosts.slug,
        changed: blogPosts.updatedAt,
        ...whereSeveral(languages, { slugs: slugsOfPost }),
      })
      .from(blogPosts)
      .where(eq(blogPosts.status, "published"))
      .orderBy(blogPosts.slug)
      .limit(MAX_WRITTEN),
    db
      .select({
        slug: contentPages.slug,
        changed: contentPages.updatedAt,
        ...whereSeveral(languages, { slugs: slugsOfPage }),
      })
      .from(contentPages)
      .where(eq(contentPages.status, "published"))
      .orderBy(contentPages.slug)
      .limit(MAX_WRITTEN),
  ]);
  return [...groups.map(entryIn("/collections")), ...posts.map(entryIn("/blog")), ...pages.map(entryIn("/pages"))];
}

const entryIn =
  (folder: string) =>
  ({ slug, changed, slugs }: { slug: string; changed: Date; slugs: Slugs | undefined }): SitemapEntry => {
    const all = Object.entries({ [DEFAULT_LANGUAGE]: slug, ...slugs }) as [Language, string][];
    const paths =
      slugs === undefined ? undefined : pathsOf(all.map(([language, one]) => [language, `${folder}/${one}`]));
    return { path: `${folder}/${slug}`, changed, paths };
  };
