import { sql } from "drizzle-orm";
import { exchangeImagesIn } from "#features/images/server/shown-images.ts";
import { messages as translationMessages } from "#features/translations/messages.ts";
import type { Saved, Translated } from "#features/translations/server/translated.ts";
import { type TextField, type Texts, textField } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { safeHtml } from "#shared/safe-html.ts";
import { slugOf } from "#shared/slug.ts";
import { MAX_CHARACTERS_OF_A_BODY } from "../content-item.ts";
import { messages as problems } from "../problem-messages.ts";
import type { ContentKind } from "./content-item.ts";
import { translatedSlugHistory } from "./content-pages-table.ts";

const { fields } = translationMessages;
const title = textField("title", () => fields.title, "line", 300);
const slug = textField("slug", () => fields.slug, "slug", 200);

const POST_TEXTS: readonly TextField[] = [
  title,
  slug,
  textField("excerpt", () => fields.excerpt, "text", 2_000),
  textField("content", () => fields.content, "html", MAX_CHARACTERS_OF_A_BODY),
];
const PAGE_TEXTS: readonly TextField[] = [
  title,
  slug,
  textField("body", () => fields.content, "html", MAX_CHARACTERS_OF_A_BODY),
  textField("meta_description", () => fields.description, "text", 1_000),
];

/** Each language has a slug of its own, so the English one is not among the English texts. */
export const translatedPosts: Translated = {
  ...withSlug("blog-post", POST_TEXTS),
  whole: ["title", "slug", "content"],
  urgent: [],
  table: "blog_post_translations",
  key: "post_id",
  english: sql`
    SELECT id, title, status = 'published' AS is_shown,
           jsonb_build_object('title', title, 'excerpt', excerpt, 'content', content) AS english
    FROM blog_posts`,
};

export const translatedPages: Translated = {
  ...withSlug("content-page", PAGE_TEXTS),
  whole: ["title", "slug", "body"],
  urgent: [],
  table: "content_page_translations",
  key: "page_id",
  english: sql`
    SELECT id, title, status = 'published' AS is_shown,
           jsonb_build_object('title', title, 'body', body, 'meta_description', meta_description) AS english
    FROM content_pages`,
};

/** A kind whose texts are columns of their names, one of them its address. */
export function withSlug(kind: ContentKind, fields: readonly TextField[]) {
  return {
    kind,
    fields,
    idType: "uuid" as const,
    columns: fields.map(({ name }) => name),
    textsOf: textsIn(fields),
    columnsOf: (texts: Texts) => columnsIn(fields, texts),
    afterwards: async (tx: Tx, change: Saved) => {
      const { before, after, now } = change;
      const bodies = (of: Saved["before"]) => {
        const texts = textsIn(fields)(of ?? {});
        return fields.flatMap(({ name, shape }) => (shape === "html" ? [texts[name]] : []));
      };
      await exchangeImagesIn(tx, bodies(before), bodies(after), now);
      await keepTranslatedSlug(tx, kind, change);
    },
  };
}

function textsIn(fields: readonly TextField[]) {
  return (columns: Readonly<Record<string, unknown>>): Texts =>
    Object.fromEntries(fields.map(({ name }) => [name, typeof columns[name] === "string" ? columns[name] : ""]));
}

/** A title without a slug gives one. @throws Error with a sentence */
function columnsIn(fields: readonly TextField[], texts: Texts) {
  const written = { ...texts, slug: texts.slug || slugOf(texts.title ?? "") };
  if (written.slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(written.slug)) throw new Error(problems.slugShape);
  return Object.fromEntries(
    fields.map(({ name, shape }) => {
      const text = Reflect.get(written, name) ?? "";
      return [name, (shape === "html" ? bodyOf(text) : text) || null];
    }),
  );
}

/** An editor that is left empty answers with an empty paragraph. */
const bodyOf = (html: string): string => {
  const body = safeHtml(html);
  return /^(<p>(<br ?\/?>)?<\/p>)?$/.test(body) ? "" : body;
};

/** As `keepOldSlug` does for English. The address of a translation that is a draft again leads to the English one. */
async function keepTranslatedSlug(tx: Tx, kind: ContentKind, change: Saved): Promise<void> {
  const { id, language, before, after, wasPublic, isPublic } = change;
  const [from, to] = [before?.slug, after?.slug];
  if (isPublic && typeof to === "string")
    await tx.execute(sql`
      DELETE FROM translated_slug_history WHERE kind = ${kind} AND language = ${language} AND slug = ${to}`);
  const isLeft = from !== to || (wasPublic && !isPublic);
  if (!isLeft || typeof from !== "string") return;
  const noting = tx.insert(translatedSlugHistory).values({ kind, language, slug: from, targetId: id });
  const target = [translatedSlugHistory.kind, translatedSlugHistory.language, translatedSlugHistory.slug];
  await (wasPublic
    ? noting.onConflictDoUpdate({ target, set: { targetId: id, until: sql`now()` } })
    : noting.onConflictDoNothing());
}

/** Of an article or page that goes. */
export const deleteTranslatedSlugs = (tx: Tx, kind: ContentKind, id: string) =>
  tx.execute(sql`DELETE FROM translated_slug_history WHERE kind = ${kind} AND target_id = ${id}::uuid`);
