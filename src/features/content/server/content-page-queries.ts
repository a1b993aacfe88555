import { and, eq } from "drizzle-orm";
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

export async function publishedPage(db: Db, slug: string): Promise<ContentPage | null> {
  const { title, body, metaDescription } = contentPages;
  const [row] = await db
    .select({ title, slug: contentPages.slug, body, metaDescription })
    .from(contentPages)
    .where(and(eq(contentPages.status, "published"), eq(contentPages.slug, slug)));
  return row ? { ...row, body: safeHtml(row.body) } : null;
}
