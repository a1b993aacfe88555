import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { collections } from "#features/collections/server/collections-table.ts";
import { blogPosts } from "#features/content/server/blog-posts-table.ts";
import { pathsOf, slugsOf } from "#features/content/server/content-addresses.ts";
import { contentPages } from "#features/content/server/content-pages-table.ts";
import { isWholly } from "#features/products/server/product-translation-queries.ts";
import { productCounts, products } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { entriesPerFile, type SitemapEntry } from "./sitemap.ts";

export async function countProducts(db: Db): Promise<number> {
  const [count] = await db
    .select({ all: sql<number>`coalesce(sum(${productCounts.total}), 0)::int` })
    .from(productCounts);
  return count?.all ?? 0;
}

/** The products of a file, counted from 1; `paths` where the shop has several languages. */
export async function productEntries(db: Db, file: number, languages: readonly Language[]): Promise<SitemapEntry[]> {
  const perFile = entriesPerFile(languages);
  const rows = await db
    .select({ id: products.id, changed: products.updatedAt, ...whereSeveral(languages, { changes: translated }) })
    .from(products)
    .where(isNull(products.retiredAt))
    .orderBy(asc(products.id))
    .limit(perFile)
    .offset((file - 1) * perFile);
  return rows.map(({ id, changed, changes }) => {
    const path = `/products/${id}`;
    const having = [DEFAULT_LANGUAGE, ...Object.keys(changes ?? {})];
    return {
      path,
      changed,
      paths: changes && Object.fromEntries(having.map((language) => [language, path])),
      translated: asDates(changes),
    };
  });
}

/** A statement for a shop in one language asks for nothing more. */
const whereSeveral = <T extends Record<string, SQL>>(languages: readonly Language[], columns: T) =>
  (languages.length > 1 ? columns : {}) as { [K in keyof T]: T[K] extends SQL<infer V> ? SQL<V | undefined> : never };

// Outer columns with the names of their tables: drizzle's short ones would mean the inner table.

/** The languages in which a product has its name and its description, and when they changed. */
const translated = sql<Changes>`(
  SELECT coalesce(json_object_agg(t.language, t.updated_at), '{}') FROM product_translations t JOIN products p ON p.id = t.product_id
  WHERE t.product_id = products.id AND t.state = 'published' AND ${isWholly})`;

const WRITTEN = [
  ["collection", collections],
  ["blog-post", blogPosts],
  ["content-page", contentPages],
] as const;

const countsOfWritten = (db: Db): Promise<number[]> =>
  Promise.all(WRITTEN.map(([, table]) => db.$count(table, eq(table.status, "published"))));

export const countWritten = async (db: Db): Promise<number> =>
  (await countsOfWritten(db)).reduce((all, count) => all + count, 0);

/** The collections, articles and pages of a file, counted from 1, that the shopkeeper published, in each language that has them. */
export async function writtenEntries(db: Db, file: number, languages: readonly Language[]): Promise<SitemapEntry[]> {
  const perFile = entriesPerFile(languages);
  const counts = await countsOfWritten(db);
  const all = await Promise.all(
    WRITTEN.map(async ([kind, table], place) => {
      // One kind follows the other, across the files.
      const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
      const [from, to] = [(file - 1) * perFile - before, file * perFile - before];
      if (to <= 0 || from >= (counts[place] ?? 0)) return [];
      const id = sql`${table}.id`;
      const rows = await db
        .select({
          slug: table.slug,
          changed: table.updatedAt,
          ...whereSeveral(languages, { slugs: slugsOf(kind, id), translated: translationsOf(kind, id) }),
        })
        .from(table)
        .where(eq(table.status, "published"))
        .orderBy(table.slug)
        .limit(Math.min(to, perFile))
        .offset(Math.max(from, 0));
      return rows.map(({ slug, changed, slugs, translated }): SitemapEntry => {
        const { [DEFAULT_LANGUAGE]: path = "" } = pathsOf(kind, { [DEFAULT_LANGUAGE]: slug }, [DEFAULT_LANGUAGE]);
        return {
          path,
          changed,
          paths: slugs ? pathsOf(kind, slugs, languages) : undefined,
          translated: asDates(translated),
        };
      });
    }),
  );
  return all.flat();
}

/** When the published translations of what has this id changed. */
function translationsOf(kind: (typeof WRITTEN)[number][0], id: SQL): SQL<Changes | null> {
  const [table, key] = TRANSLATIONS[kind];
  return sql`(SELECT json_object_agg(t.language, t.updated_at) FROM ${table} t WHERE t.${key} = ${id} AND t.state = 'published')`;
}

const TRANSLATIONS = {
  collection: [sql`collection_translations`, sql`collection_id`],
  "blog-post": [sql`blog_post_translations`, sql`post_id`],
  "content-page": [sql`content_page_translations`, sql`page_id`],
} as const;

/** As JSON has them. */
type Changes = Partial<Record<Language, string>>;

const asDates = (changes: Changes | null | undefined): SitemapEntry["translated"] =>
  Object.fromEntries(Object.entries(changes ?? {}).map(([language, moment]) => [language, new Date(moment)]));
