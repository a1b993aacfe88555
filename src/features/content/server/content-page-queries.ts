import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { linksInLanguage, type Paths, pathsOf, slugsOf } from "./content-addresses.ts";
import { contentPages, contentPageTranslations } from "./content-pages-table.ts";

export interface ContentPage {
  id: string;
  title: string;
  slug: string;
  metaDescription: string | null;
  /** Safe to be shown. */
  body: string;
}

const isPublished = eq(contentPages.status, "published");

/** In the language of the request, as a whole or not at all; and where it is in each of the shop's languages. */
export async function publishedPage(
  db: Db,
  slug: string,
  languages: readonly Language[] = [currentLanguage()],
): Promise<{ page: ContentPage; paths: Paths } | null> {
  const language = currentLanguage();
  const [row] = await (language === DEFAULT_LANGUAGE ? englishPage(db, slug) : translatedPage(db, slug, language));
  if (!row) return null;
  const { slugs, ...written } = row;
  return {
    page: { ...written, body: linksInLanguage(safeHtml(row.body ?? ""), language) } as ContentPage,
    paths: pathsOf("content-page", slugs ?? {}, languages),
  };
}

/** Outer columns with the names of their tables: drizzle's short ones would mean the inner table. */
const slugs = slugsOf("content-page", sql`content_pages.id`);

function englishPage(db: Db, slug: string) {
  const { id, title, body, metaDescription } = contentPages;
  return db
    .select({ id, title, slug: contentPages.slug, body, metaDescription, slugs })
    .from(contentPages)
    .where(and(isPublished, eq(contentPages.slug, slug)));
}

function translatedPage(db: Db, slug: string, language: string) {
  const { title, body, metaDescription } = contentPageTranslations;
  return db
    .select({ id: contentPages.id, title, slug: contentPageTranslations.slug, body, metaDescription, slugs })
    .from(contentPageTranslations)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTranslations.pageId))
    .where(
      and(
        isPublished,
        eq(contentPageTranslations.language, language),
        eq(contentPageTranslations.slug, slug),
        eq(contentPageTranslations.state, "published"),
      ),
    );
}
