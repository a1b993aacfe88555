import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { linksInLanguage } from "#shared/links-in-language.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { type Paths, pathsOf, slugsOf } from "./content-addresses.ts";
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
  const [row] = await pagesWhere(db, language, eq(contentPages.slug, slug), eq(contentPageTranslations.slug, slug));
  if (!row) return null;
  const { slugs, ...written } = row;
  return {
    page: { ...written, body: linksInLanguage(safeHtml(row.body ?? ""), language) } as ContentPage,
    paths: pathsOf("content-page", slugs ?? {}, languages),
  };
}

/** Outer columns with the names of their tables: drizzle's short ones would mean the inner table. */
const slugs = slugsOf("content-page", sql`content_pages.id`);

const pagesWhere = (db: Db, language: Language, english: SQL, translated: SQL) =>
  language === DEFAULT_LANGUAGE ? englishPages(db, english) : translatedPages(db, language, translated);

/** Of these pages, those that the language has. */
export async function pagesById(db: Db, ids: readonly string[]): Promise<Omit<ContentPage, "body">[]> {
  const wanted = inArray(contentPages.id, [...ids]);
  const rows = await pagesWhere(db, currentLanguage(), wanted, wanted);
  return rows.map(({ id, title, slug, metaDescription }) => ({
    id,
    title: title ?? "",
    slug: slug ?? "",
    metaDescription,
  }));
}

function englishPages(db: Db, wanted: SQL) {
  const { id, title, slug, body, metaDescription } = contentPages;
  return db
    .select({ id, title, slug, body, metaDescription, slugs })
    .from(contentPages)
    .where(and(isPublished, wanted));
}

function translatedPages(db: Db, language: Language, wanted: SQL) {
  const { title, slug, body, metaDescription } = contentPageTranslations;
  return db
    .select({ id: contentPages.id, title, slug, body, metaDescription, slugs })
    .from(contentPageTranslations)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTranslations.pageId))
    .where(
      and(
        isPublished,
        eq(contentPageTranslations.language, language),
        eq(contentPageTranslations.state, "published"),
        wanted,
      ),
    );
}
