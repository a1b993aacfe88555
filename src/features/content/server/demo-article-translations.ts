import { eq } from "drizzle-orm";
import { insertTranslations } from "#features/translations/server/insert-translations.ts";
import type { TranslationLanguage } from "#features/translations/translation.ts";
import type { Tx } from "#platform/database/database.ts";
import { blogPosts } from "./blog-posts-table.ts";
import { translatedPosts } from "./content-translations.ts";
import { DEMO_ARTICLE_LANGUAGES } from "./demo/demo-languages.ts";

/** Writes the demo's articles in a language. */
export async function insertDemoArticleTranslations(tx: Tx, language: TranslationLanguage): Promise<void> {
  const file = await DEMO_ARTICLE_LANGUAGES[language]?.();
  if (!file) return;
  const texts = new Map(Object.entries(file.translations));
  const posts = await tx
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(eq(blogPosts.isSample, true));
  const things = posts.flatMap(({ id, slug }) => {
    const own = texts.get(slug);
    return own ? [{ id, texts: { ...own } }] : [];
  });
  await insertTranslations(tx, translatedPosts, language, things);
}
