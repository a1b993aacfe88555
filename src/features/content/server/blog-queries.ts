import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { images } from "#features/images/server/images-table.ts";
import { type StoredImage, shownImages } from "#features/images/shown-image.ts";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { linksInLanguage } from "#shared/links-in-language.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { type Post, type PostSummary, readingMinutes } from "../blog-post.ts";
import { blogPosts, blogPostTranslations } from "./blog-posts-table.ts";
import { type Paths, pathsOf, type Slugs, slugsOf } from "./content-addresses.ts";

export const POSTS_A_PAGE = 24;
const RELATED = 3;

const isPublished = eq(blogPosts.status, "published");
const newestFirst = [sql`${blogPosts.publishedAt} DESC NULLS LAST`, desc(blogPosts.createdAt), blogPosts.id];

const inEnglish = {
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  content: blogPosts.content,
  updatedAt: blogPosts.updatedAt,
  alt: images.alt,
};

/** An article is read as a whole: in another language only what is published of it there. */
const inTranslation = {
  title: blogPostTranslations.title,
  slug: blogPostTranslations.slug,
  excerpt: blogPostTranslations.excerpt,
  content: blogPostTranslations.content,
  updatedAt: sql`greatest(${blogPosts.updatedAt}, ${blogPostTranslations.updatedAt})`.mapWith(blogPosts.updatedAt),
  alt: sql<string>`coalesce((SELECT a.alt FROM image_translations a WHERE a.image_id = ${images.id}
    AND a.language = ${blogPostTranslations.language} AND a.state = 'published'), ${images.alt})`,
};

const isEnglish = () => currentLanguage() === DEFAULT_LANGUAGE;
/** What is published has no empty columns. */
const texts = () => (isEnglish() ? inEnglish : inTranslation) as typeof inEnglish;

const isTranslated = () =>
  and(
    eq(blogPostTranslations.postId, blogPosts.id),
    eq(blogPostTranslations.language, currentLanguage()),
    eq(blogPostTranslations.state, "published"),
  );

/** The articles of the language. English needs no other table. */
function translated<Q extends PgSelect>(query: Q): Q {
  if (!isEnglish()) query.innerJoin(blogPostTranslations, isTranslated());
  return query;
}

const fields = {
  id: blogPosts.id,
  featuredImage: blogPosts.featuredImage,
  category: blogPosts.category,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
};

function summary() {
  const { title, slug, excerpt, alt } = texts();
  const { width, height, blur, variants, focus } = images;
  return { ...fields, title, slug, excerpt, image: { width, height, blur, alt, variants, focus } };
}

/** Where the store knows the image, its size comes along. */
const withImage = eq(images.path, blogPosts.featuredImage);

/** The published articles of a page, in the order of storefront 7. Pages count from 1. */
export async function postsOfPage(db: Db, page: number): Promise<{ posts: PostSummary[]; total: number }> {
  const isListed = isEnglish()
    ? isPublished
    : and(isPublished, sql`EXISTS (SELECT FROM ${blogPostTranslations} WHERE ${isTranslated()})`);
  const [rows, total] = await Promise.all([
    translated(db.select(summary()).from(blogPosts).leftJoin(images, withImage).$dynamic())
      .where(isPublished)
      .orderBy(...newestFirst)
      .limit(POSTS_A_PAGE)
      .offset((page - 1) * POSTS_A_PAGE),
    db.$count(blogPosts, isListed),
  ]);
  return { posts: rows.map(asSummary), total };
}

/** Of these articles, those that the language has. */
export async function postsById(db: Db, ids: readonly string[]): Promise<PostSummary[]> {
  const rows = await translated(db.select(summary()).from(blogPosts).leftJoin(images, withImage).$dynamic()).where(
    and(isPublished, inArray(blogPosts.id, [...ids])),
  );
  return rows.map(asSummary);
}

/** A published article, where it is in each of the shop's languages, and the newest others, those of its category first. */
export async function postWithRelated(
  db: Db,
  slug: string,
  languages: readonly Language[] = [currentLanguage()],
): Promise<{ post: Post; paths: Paths; related: PostSummary[] } | null> {
  const { slug: column, content, updatedAt } = texts();
  const rows = await translated(
    db
      .select({
        ...summary(),
        content: sql<string | null>`CASE WHEN ${eq(column, slug)} THEN ${content} END`,
        slugs: sql<Slugs | null>`CASE WHEN ${eq(column, slug)} THEN ${slugs} END`,
        updatedAt,
      })
      .from(blogPosts)
      .leftJoin(images, withImage)
      .$dynamic(),
  )
    .where(sql`${blogPosts.id} = ANY(${idsOfPage(slug)})`)
    .orderBy(sql`(${column} <> ${slug})`, ...newestFirst);
  const [row, ...others] = rows;
  if (!row) return null;
  const isElsewhere = ({ category }: SummaryRow) => Number(category !== row.category);
  // Also on the way out: what was written before a rule changed, or by another program, is held to it too.
  const body = bodyOf(row.content ?? "");
  return {
    post: { ...asSummary(row), body, readingMinutes: readingMinutes(body), updatedAt: row.updatedAt },
    paths: pathsOf("blog-post", row.slugs ?? {}, languages),
    related: others.toSorted((a, b) => isElsewhere(a) - isElsewhere(b)).map(asSummary),
  };
}

function idsOfPage(slug: string): SQL {
  const language = currentLanguage();
  const [wanted, others] = isEnglish()
    ? [sql`slug = ${slug}`, sql``]
    : [
        sql`id IN (SELECT t.post_id FROM blog_post_translations t
          WHERE t.language = ${language} AND t.slug = ${slug} AND t.state = 'published')`,
        sql`AND EXISTS (SELECT FROM blog_post_translations t
          WHERE t.post_id = r.id AND t.language = ${language} AND t.state = 'published')`,
      ];
  return sql`ARRAY(
    WITH wanted AS (SELECT id, category FROM blog_posts WHERE ${wanted} AND status = 'published')
    SELECT id FROM wanted UNION ALL (
      SELECT r.id FROM blog_posts r, wanted w WHERE r.status = 'published' AND r.id <> w.id ${others}
      ORDER BY r.category <> w.category, r.published_at DESC NULLS LAST, r.created_at DESC, r.id LIMIT ${RELATED}))`;
}

/** Outer columns with the names of their tables: drizzle's short ones would mean the inner table. */
const slugs = slugsOf("blog-post", sql`blog_posts.id`);

const bodyOf = (written: string): string => linksInLanguage(safeHtml(written), currentLanguage());

/** For the feed: the newest with their bodies. */
export async function newestPosts(db: Db, limit: number): Promise<(PostSummary & { body: string; updatedAt: Date })[]> {
  const { content, updatedAt } = texts();
  const rows = await translated(
    db
      .select({ ...summary(), content, updatedAt })
      .from(blogPosts)
      .leftJoin(images, withImage)
      .$dynamic(),
  )
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => ({ ...asSummary(row), body: bodyOf(row.content), updatedAt: row.updatedAt }));
}

interface SummaryRow extends Omit<PostSummary, "image" | "publishedAt"> {
  featuredImage: string | null;
  publishedAt: Date | null;
  createdAt: Date;
  image: Omit<StoredImage, "path"> | null;
}

const UNKNOWN = { width: null, height: null, blur: null, alt: null, variants: null, focus: null };

function asSummary({ id, title, slug, excerpt, featuredImage, category, publishedAt, createdAt, image }: SummaryRow) {
  const stored = featuredImage ? [{ path: featuredImage, ...(image ?? UNKNOWN) }] : [];
  const shown: PostSummary["image"] = shownImages(stored, title)[0] ?? null;
  return { id, title, slug, excerpt, category, image: shown, publishedAt: publishedAt ?? createdAt };
}
