import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { images } from "#features/images/server/images-table.ts";
import { type StoredImage, shownImages } from "#features/images/shown-image.ts";
import { slugHistory } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { type Post, type PostSummary, readingMinutes } from "../blog-post.ts";
import { blogPosts } from "./blog-posts-table.ts";

export const POSTS_A_PAGE = 24;
const RELATED = 3;

const isPublished = eq(blogPosts.status, "published");
const newestFirst = [sql`${blogPosts.publishedAt} DESC NULLS LAST`, desc(blogPosts.createdAt), blogPosts.id];

const summary = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  category: blogPosts.category,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  image: {
    width: images.width,
    height: images.height,
    blur: images.blur,
    alt: images.alt,
    variants: images.variants,
  },
};

/** Where the store knows the image, its size comes along. */
const withImage = eq(images.path, blogPosts.featuredImage);

/** The published articles of a page, in the order of storefront 7. Pages count from 1. */
export async function postsOfPage(db: Db, page: number): Promise<{ posts: PostSummary[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select(summary)
      .from(blogPosts)
      .leftJoin(images, withImage)
      .where(isPublished)
      .orderBy(...newestFirst)
      .limit(POSTS_A_PAGE)
      .offset((page - 1) * POSTS_A_PAGE),
    db.$count(blogPosts, isPublished),
  ]);
  return { posts: rows.map(asSummary), total };
}

/** A published article, and the newest others, those of its category first. */
export async function postWithRelated(db: Db, slug: string): Promise<{ post: Post; related: PostSummary[] } | null> {
  const shown = sql`ARRAY(
    WITH wanted AS (SELECT id, category FROM blog_posts WHERE slug = ${slug} AND status = 'published')
    SELECT id FROM wanted UNION ALL (
      SELECT r.id FROM blog_posts r, wanted w WHERE r.status = 'published' AND r.id <> w.id
      ORDER BY r.category <> w.category, r.published_at DESC NULLS LAST, r.created_at DESC, r.id LIMIT ${RELATED}))`;
  const isWanted = eq(blogPosts.slug, slug);
  const rows = await db
    .select({
      ...summary,
      content: sql<string | null>`CASE WHEN ${isWanted} THEN ${blogPosts.content} END`,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .leftJoin(images, withImage)
    .where(sql`${blogPosts.id} = ANY(${shown})`)
    .orderBy(sql`(${blogPosts.slug} <> ${slug})`, ...newestFirst);
  const [row, ...others] = rows;
  if (!row) return null;
  const isElsewhere = ({ category }: SummaryRow) => Number(category !== row.category);
  // Also on the way out: what was written before a rule changed, or by another program, is held to it too.
  const body = safeHtml(row.content ?? "");
  return {
    post: { ...asSummary(row), body, readingMinutes: readingMinutes(body), updatedAt: row.updatedAt },
    related: others.toSorted((a, b) => isElsewhere(a) - isElsewhere(b)).map(asSummary),
  };
}

/** The address of a published article that was once at this one. */
export async function movedPost(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(slugHistory)
    .innerJoin(blogPosts, eq(blogPosts.id, slugHistory.targetId))
    .where(and(isPublished, eq(slugHistory.kind, "blog-post"), eq(slugHistory.slug, slug)));
  return row?.slug ?? null;
}

/** For the feed: the newest with their bodies. */
export async function newestPosts(db: Db, limit: number): Promise<(PostSummary & { body: string; updatedAt: Date })[]> {
  const rows = await db
    .select({ ...summary, content: blogPosts.content, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(images, withImage)
    .where(isPublished as SQL)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => ({ ...asSummary(row), body: safeHtml(row.content), updatedAt: row.updatedAt }));
}

interface SummaryRow extends Omit<PostSummary, "image" | "publishedAt"> {
  featuredImage: string | null;
  publishedAt: Date | null;
  createdAt: Date;
  image: Omit<StoredImage, "path"> | null;
}

const UNKNOWN = { width: null, height: null, blur: null, alt: null, variants: null };

function asSummary({ id, title, slug, excerpt, featuredImage, category, publishedAt, createdAt, image }: SummaryRow) {
  const stored = featuredImage ? [{ path: featuredImage, ...(image ?? UNKNOWN) }] : [];
  const shown: PostSummary["image"] = shownImages(stored, title)[0] ?? null;
  return { id, title, slug, excerpt, category, image: shown, publishedAt: publishedAt ?? createdAt };
}
