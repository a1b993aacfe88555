import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";

/** Posts and pages, in every language. Who edits one meanwhile is told that it has changed. */
export async function replaceInContent(tx: Tx, from: string, to: string): Promise<void> {
  const posts = sql`(SELECT target_id FROM image_uses WHERE kind = 'blog-post' AND path = ${from})`;
  const pages = sql`(SELECT target_id FROM image_uses WHERE kind = 'content-page' AND path = ${from})`;
  // Translations first: what names an image in one of them only is found by the uses of its post.
  await tx.execute(sql`
    UPDATE blog_post_translations SET content = replace(content, ${from}, ${to}), version = version + 1
    WHERE post_id IN ${posts} AND position(${from} IN content) > 0`);
  await tx.execute(sql`
    UPDATE content_page_translations SET body = replace(body, ${from}, ${to}), version = version + 1
    WHERE page_id IN ${pages} AND position(${from} IN body) > 0`);
  await tx.execute(sql`
    UPDATE blog_posts SET content = replace(content, ${from}, ${to}), featured_image = replace(featured_image, ${from}, ${to}),
      version = version + 1 WHERE id IN ${posts}`);
  await tx.execute(sql`
    UPDATE content_pages SET body = replace(body, ${from}, ${to}), version = version + 1 WHERE id IN ${pages}`);
}
