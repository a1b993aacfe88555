import { asc, eq, isNull, sql } from "drizzle-orm";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { productCounts, products } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { PRODUCTS_PER_FILE, type SitemapEntry } from "./sitemap.ts";

export async function countProducts(db: Db): Promise<number> {
  const [count] = await db
    .select({ all: sql<number>`coalesce(sum(${productCounts.total}), 0)::int` })
    .from(productCounts);
  return count?.all ?? 0;
}

/** The products of a file, counted from 1. */
export async function productEntries(db: Db, file: number): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: products.id, changed: products.updatedAt })
    .from(products)
    .where(isNull(products.retiredAt))
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_FILE)
    .offset((file - 1) * PRODUCTS_PER_FILE);
  return rows.map(({ id, changed }) => ({ path: `/products/${id}`, changed }));
}

/** Articles and pages that the shopkeeper published. */
export async function writtenEntries(db: Db): Promise<SitemapEntry[]> {
  const [posts, pages] = await Promise.all([
    db
      .select({ slug: blogPosts.slug, changed: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.status, "published"))
      .orderBy(blogPosts.slug)
      .limit(PRODUCTS_PER_FILE),
    db
      .select({ slug: contentPages.slug, changed: contentPages.updatedAt })
      .from(contentPages)
      .where(eq(contentPages.status, "published"))
      .orderBy(contentPages.slug)
      .limit(PRODUCTS_PER_FILE),
  ]);
  return [
    ...posts.map(({ slug, changed }) => ({ path: `/blog/${slug}`, changed })),
    ...pages.map(({ slug, changed }) => ({ path: `/pages/${slug}`, changed })),
  ];
}
