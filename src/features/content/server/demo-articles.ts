import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { openImageWorker } from "#features/images/server/image-worker.ts";
import { insertImages, type NewImage, storeOwnImage } from "#features/images/server/store-image.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { DAY_MS } from "#shared/day.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { BLOG_CATEGORIES } from "../blog-post.ts";
import { blogPosts } from "./blog-posts-table.ts";

const demoArticle = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  image: z.string(),
  alt: z.string(),
});

const DAYS_APART = 9;

type DemoArticle = z.infer<typeof demoArticle> & { stored: NewImage; body: string };

export async function hasPosts(db: Db): Promise<boolean> {
  const found = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1);
  return found.length > 0;
}

/** Reads the demo's articles, the newest first, and puts their images into the store. */
export async function readDemoArticles(files: Files, folder: string): Promise<DemoArticle[]> {
  const listed = z.array(demoArticle).parse(JSON.parse(readFileSync(join(folder, "articles.json"), "utf8")));
  const articles: DemoArticle[] = [];
  const imageWorker = openImageWorker();
  try {
    for (const article of listed) {
      const image = readFileSync(join(folder, article.image));
      const stored = await storeOwnImage(files, imageWorker, image, article.alt);
      const body = safeHtml(readFileSync(join(folder, "articles", `${article.slug}.html`), "utf8").trim());
      articles.push({ ...article, stored, body });
    }
  } finally {
    await imageWorker.close();
  }
  return articles;
}

export async function insertDemoArticles(tx: Tx, articles: readonly DemoArticle[], now: Date): Promise<void> {
  await insertImages(
    tx,
    articles.map(({ stored }) => stored),
  );
  await tx.insert(blogPosts).values(
    articles.map(({ slug, title, excerpt, category, body, stored }, i) => {
      const publishedAt = new Date(now.getTime() - (i * DAYS_APART + 2) * DAY_MS);
      return {
        slug,
        title,
        excerpt,
        category,
        content: body,
        featuredImage: stored.path,
        status: "published" as const,
        isSample: true,
        publishedAt,
        createdAt: publishedAt,
      };
    }),
  );
}

/** A live shop begins without the samples. */
export async function hideSamplePosts(tx: Tx): Promise<void> {
  await tx.execute(sql`UPDATE blog_posts SET status = 'draft' WHERE is_sample AND status = 'published'`);
}
