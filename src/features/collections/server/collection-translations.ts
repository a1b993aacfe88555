import { sql } from "drizzle-orm";
import { MAX_CHARACTERS_OF_A_BODY } from "#features/content/content-item.ts";
import { withSlug } from "#features/content/server/content-translations.ts";
import { messages } from "#features/translations/messages.ts";
import type { Translated } from "#features/translations/server/translated.ts";
import { type TextField, textField } from "#features/translations/translation.ts";
import { refuseSharedSlug } from "./shared-slug.ts";

const { fields } = messages;

const COLLECTION_TEXTS: readonly TextField[] = [
  textField("title", () => fields.title, "line", 300),
  textField("slug", () => fields.slug, "slug", 200),
  textField("body", () => fields.content, "html", MAX_CHARACTERS_OF_A_BODY),
  textField("meta_title", () => fields.metaTitle, "line", 300),
  textField("meta_description", () => fields.description, "text", 1_000),
];

const written = withSlug("collection", COLLECTION_TEXTS);

/** Each language has a slug of its own, so the English one is not among the English texts. */
export const translatedCollections: Translated = {
  ...written,
  afterwards: async (tx, change) => {
    await written.afterwards(tx, change);
    const slug = change.after?.slug;
    if (typeof slug === "string" && slug !== change.before?.slug)
      await refuseSharedSlug(tx, { id: change.id, slug, among: "english" });
  },
  whole: ["title", "slug"],
  urgent: [],
  table: "collection_translations",
  key: "collection_id",
  english: sql`
    SELECT id, title, status = 'published' AS is_shown,
           jsonb_build_object('title', title, 'body', body, 'meta_title', meta_title, 'meta_description', meta_description) AS english
    FROM collections`,
};
