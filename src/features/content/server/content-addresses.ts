import { type SQL, sql } from "drizzle-orm";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import type { ContentKind } from "./content-item.ts";

/** The slugs of an article or page, in the languages in which it is published. */
export type Slugs = Partial<Record<Language, string>>;

/** The same as paths. */
export type Paths = Partial<Record<Language, string>>;

interface Tables {
  english: SQL;
  translations: SQL;
  key: SQL;
}

const TABLES: Readonly<Record<ContentKind, Tables>> = {
  "blog-post": { english: sql`blog_posts`, translations: sql`blog_post_translations`, key: sql`post_id` },
  "content-page": { english: sql`content_pages`, translations: sql`content_page_translations`, key: sql`page_id` },
  collection: { english: sql`collections`, translations: sql`collection_translations`, key: sql`collection_id` },
};

/** What is published of the article or page with this id: an expression of a statement. */
export function slugsOf(kind: ContentKind, id: SQL): SQL<Slugs | null> {
  const { english, translations, key } = TABLES[kind];
  return sql`(SELECT json_object_agg(s.language, s.slug) FROM (
    SELECT ${DEFAULT_LANGUAGE}::text AS language, e.slug FROM ${english} e WHERE e.id = ${id} AND e.status = 'published'
    UNION ALL
    SELECT t.language, t.slug FROM ${translations} t JOIN ${english} e ON e.id = t.${key}
    WHERE t.${key} = ${id} AND t.state = 'published' AND e.status = 'published') s)`;
}

/**
 * The article or page that was at this address, or is at it in another language. One slug may belong to several: an
 * address that this language had counts first, then today's of English and of the others, then what those had.
 */
async function slugsElsewhere(db: Db, kind: ContentKind, slug: string, language: Language): Promise<Slugs | null> {
  const { english, translations, key } = TABLES[kind];
  const { rows } = await db.execute<{ slugs: Slugs }>(sql`
    SELECT ${slugsOf(kind, sql`found.id`)} AS slugs FROM (
      SELECT target_id AS id, CASE ${language}::text WHEN ${DEFAULT_LANGUAGE} THEN 0 ELSE 3 END AS place, '' AS language
        FROM slug_history WHERE kind = ${kind} AND slug = ${slug}
      UNION ALL SELECT target_id, CASE language WHEN ${language} THEN 0 ELSE 4 END, language
        FROM translated_slug_history WHERE kind = ${kind} AND slug = ${slug}
      UNION ALL SELECT id, 1, '' FROM ${english} WHERE slug = ${slug}
      UNION ALL SELECT ${key}, 2, language FROM ${translations} WHERE slug = ${slug} AND state = 'published') AS found
    JOIN ${english} e ON e.id = found.id AND e.status = 'published'
    ORDER BY place, found.language LIMIT 1`);
  return rows[0]?.slugs ?? null;
}

const FOLDERS: Readonly<Record<ContentKind, string>> = {
  "blog-post": "/blog",
  "content-page": "/pages",
  collection: "/collections",
};

/** Paths without a language's prefix, of the languages that shoppers can open. */
export const pathsOf = (kind: ContentKind, slugs: Slugs, languages: readonly Language[]): Paths =>
  Object.fromEntries(
    languages.flatMap((language) =>
      slugs[language] === undefined ? [] : [[language, `${FOLDERS[kind]}/${slugs[language]}`]],
    ),
  );

/** Where an unknown address leads to: `path` in this language, or `paths` in others. */
export async function elsewhere(
  shop: AppContext,
  kind: ContentKind,
  slug: string,
): Promise<{ path: string | undefined; paths: Paths }> {
  const { languages } = await knownSettings(shop);
  const slugs = (slug && (await slugsElsewhere(shop.db, kind, slug, currentLanguage()))) || {};
  const paths = pathsOf(kind, slugs, languages);
  // A collection is shown in English where a language has no texts of its own.
  const english = kind === "collection" ? paths[DEFAULT_LANGUAGE] : undefined;
  return { path: paths[currentLanguage()] ?? english, paths };
}
