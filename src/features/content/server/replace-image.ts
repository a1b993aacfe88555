import { sql } from "drizzle-orm";
import { replaceInTranslations } from "#features/translations/server/replace-image.ts";
import type { Tx } from "#platform/database/database.ts";
import { translatedPages, translatedPosts } from "./content-translations.ts";

/** Posts and pages, in every language. Who edits one meanwhile is told that it has changed. */
export async function replaceInContent(tx: Tx, from: string, to: string): Promise<void> {
  const posts = sql`(SELECT target_id FROM image_uses WHERE kind = 'blog-post' AND path = ${from})`;
  const pages = sql`(SELECT target_id FROM image_uses WHERE kind = 'content-page' AND path = ${from})`;
  // Translations first: what names an image in one of them only is found by the uses of its post.
  await replaceInTranslations(tx, translatedPosts, "content", { ids: posts, from, to });
  await replaceInTranslations(tx, translatedPages, "body", { ids: pages, from, to });
  await tx.execute(sql`
    UPDATE blog_posts SET content = replace(content, ${from}, ${to}), featured_image = replace(featured_image, ${from}, ${to}),
      version = version + 1 WHERE id IN ${posts}`);
  await tx.execute(sql`
    UPDATE content_pages SET body = replace(body, ${from}, ${to}), version = version + 1 WHERE id IN ${pages}`);
}
