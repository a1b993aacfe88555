import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE } from "#shared/language.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { linksInLanguage } from "./content-addresses.ts";
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

/** In the language of the request, as a whole or not at all. */
export async function publishedPage(db: Db, slug: string): Promise<ContentPage | null> {
  const language = currentLanguage();
  const [row] = await (language === DEFAULT_LANGUAGE ? englishPage(db, slug) : translatedPage(db, slug, language));
  return row ? ({ ...row, body: linksInLanguage(safeHtml(row.body ?? ""), language) } as ContentPage) : null;
}

function englishPage(db: Db, slug: string) {
  const { id, title, body, metaDescription } = contentPages;
  return db
    .select({ id, title, slug: contentPages.slug, body, metaDescription })
    .from(contentPages)
    .where(and(isPublished, eq(contentPages.slug, slug)));
}

function translatedPage(db: Db, slug: string, language: string) {
  const { title, body, metaDescription } = contentPageTranslations;
  return db
    .select({ id: contentPages.id, title, slug: contentPageTranslations.slug, body, metaDescription })
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
