import { type SQL, sql } from "drizzle-orm";
import { type Paths, pathsOf, type Slugs, slugsOf } from "#features/content/server/content-addresses.ts";
import { type ShownImage, type StoredImage, shownImages } from "#features/images/shown-image.ts";
import { alternativeText } from "#features/products/server/product-translation-queries.ts";
import type { Db } from "#platform/database/database.ts";
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from "#shared/language.ts";
import { linksInLanguage } from "#shared/links-in-language.ts";
import { safeHtml } from "#shared/safe-html.ts";

export interface Collection {
  id: string;
  title: string;
  slug: string;
  /** Safe to be shown. */
  body: string;
  metaTitle: string | null;
  metaDescription: string | null;
  image: ShownImage | null;
}

interface Row extends Record<string, unknown>, Omit<Collection, "image"> {
  image: StoredImage | null;
  slugs: Slugs | null;
}

const isEnglish = (): boolean => currentLanguage() === DEFAULT_LANGUAGE;

/** Published collections `c` with their texts `t` in the language of the request, each in English where it is not translated. */
const published = (): SQL =>
  isEnglish()
    ? sql`FROM collections c JOIN collections t ON t.id = c.id WHERE c.status = 'published'`
    : sql`FROM collections c LEFT JOIN collection_translations own ON own.collection_id = c.id
        AND own.language = ${currentLanguage()} AND own.state = 'published'
        CROSS JOIN LATERAL (SELECT own.title IS NOT NULL AS is_translated, coalesce(own.title, c.title) AS title, coalesce(own.slug, c.slug) AS slug,
          coalesce(own.body, c.body) AS body, coalesce(own.meta_title, c.meta_title) AS meta_title,
          coalesce(own.meta_description, c.meta_description) AS meta_description) AS t
        WHERE c.status = 'published'`;

/** In the language of the request, and where it is in each of the shop's languages. */
export async function publishedCollection(
  db: Db,
  slug: string,
  languages: readonly Language[] = [currentLanguage()],
): Promise<{ collection: Collection; paths: Paths } | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT c.id, t.title, t.slug, coalesce(t.body, '') AS body, t.meta_title AS "metaTitle", t.meta_description AS "metaDescription",
      ${slugsOf("collection", sql`c.id`)} AS slugs,
      (SELECT json_build_object('path', c.image, 'width', pic.width, 'height', pic.height, 'blur', pic.blur, 'alt', ${alternativeText()},
         'variants', pic.variants, 'focus', pic.focus) FROM (SELECT) AS one LEFT JOIN images pic ON pic.path = c.image WHERE c.image IS NOT NULL) AS image
    ${published()} AND t.slug = ${slug} ORDER BY ${isEnglish() ? sql`t.slug` : sql`t.is_translated DESC`} LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  const { image, slugs, ...written } = row;
  return {
    collection: {
      ...written,
      body: linksInLanguage(safeHtml(row.body), currentLanguage()),
      image: (image && shownImages([image], row.title)[0]) || null,
    },
    paths: pathsOf("collection", slugs ?? {}, languages),
  };
}

/** Of these collections, those that the language has. */
export async function collectionsById(
  db: Db,
  ids: readonly string[],
): Promise<Pick<Collection, "id" | "title" | "slug" | "metaDescription">[]> {
  const { rows } = await db.execute<Pick<Row, "id" | "title" | "slug" | "metaDescription">>(sql`
    SELECT c.id, t.title, t.slug, t.meta_description AS "metaDescription" ${published()} AND c.id = ANY (${sql.param([...ids])}::uuid[])`);
  return rows;
}

/** Those that are in a menu, in the language of the request. */
export async function collectionsInMenus(db: Db): Promise<{ menu: "main" | "footer"; title: string; slug: string }[]> {
  const { rows } = await db.execute<{ menu: "main" | "footer"; title: string; slug: string }>(sql`
    SELECT c.menu, t.title, t.slug ${published()} AND c.menu IS NOT NULL ORDER BY c.menu_position, t.title, c.id LIMIT 200`);
  return rows;
}
