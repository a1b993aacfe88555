import { and, eq } from "drizzle-orm";
import { slugHistory } from "#features/products/server/products-table.ts";
import type { Db } from "#platform/database/database.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { contentPages } from "./content-pages-table.ts";

export interface ContentPage {
  title: string;
  slug: string;
  metaDescription: string | null;
  /** Safe to be shown. */
  body: string;
}

const isPublished = eq(contentPages.status, "published");

export async function publishedPage(db: Db, slug: string): Promise<ContentPage | null> {
  const { title, body, metaDescription } = contentPages;
  const [row] = await db
    .select({ title, slug: contentPages.slug, body, metaDescription })
    .from(contentPages)
    .where(and(isPublished, eq(contentPages.slug, slug)));
  return row ? { ...row, body: safeHtml(row.body) } : null;
}

/** The address of a published page that was once at this one. */
export async function movedPage(db: Db, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: contentPages.slug })
    .from(slugHistory)
    .innerJoin(contentPages, eq(contentPages.id, slugHistory.targetId))
    .where(and(isPublished, eq(slugHistory.kind, "content-page"), eq(slugHistory.slug, slug)));
  return row?.slug ?? null;
}
