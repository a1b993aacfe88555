import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { collections } from "#features/collections/server/collections-table.ts";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { pathsOf, slugsOf } from "#features/content/server/content-addresses.ts";
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
    return { path, changed, paths: others && Object.fromEntries(having.map((language) => [language, path])) };
  });
}

/** A statement for a shop in one language asks for nothing more. */
const whereSeveral = <T extends Record<string, SQL>>(languages: readonly Language[], columns: T) =>
  (languages.length > 1 ? columns : {}) as { [K in keyof T]: T[K] extends SQL<infer V> ? SQL<V | undefined> : never };

// Outer columns with the names of their tables: drizzle's short ones would mean the inner table.

/** The languages in which a product has its name and its description. */
const translated = sql<Language[]>`(
  SELECT coalesce(json_agg(t.language), '[]') FROM product_translations t JOIN products p ON p.id = t.product_id
  WHERE t.product_id = products.id AND t.state = 'published' AND ${isWholly})`;

const WRITTEN = [
  ["collection", collections],
  ["blog-post", blogPosts],
  ["content-page", contentPages],
] as const;

/** Collections, articles and pages that the shopkeeper published, in each language that has them. */
export async function writtenEntries(db: Db, languages: readonly Language[]): Promise<SitemapEntry[]> {
  const all = await Promise.all(
    WRITTEN.map(async ([kind, table]) => {
      const columns = { slugs: slugsOf(kind, sql`${table}.id`) };
      const rows = await db
        .select({ slug: table.slug, changed: table.updatedAt, ...whereSeveral(languages, columns) })
        .from(table)
        .where(eq(table.status, "published"))
        .orderBy(table.slug)
        .limit(MAX_WRITTEN);
      return rows.map(({ slug, changed, slugs }): SitemapEntry => {
        const { [DEFAULT_LANGUAGE]: path = "" } = pathsOf(kind, { [DEFAULT_LANGUAGE]: slug }, [DEFAULT_LANGUAGE]);
        return { path, changed, paths: slugs ? pathsOf(kind, slugs, languages) : undefined };
      });
    }),
  );
  return all.flat();
}
