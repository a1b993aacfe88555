import { type SQL, sql } from "drizzle-orm";

/** Whether anything shows the image of this row of `images`: a product, an article, a page, a collection or an email to subscribers. */
export const isShown: SQL<boolean> = sql`(
  EXISTS (SELECT FROM products WHERE stored_paths(products.image) @> ARRAY[images.path])
  OR EXISTS (SELECT FROM blog_posts WHERE position(images.path IN coalesce(featured_image, '')) > 0
                                       OR position(images.path IN content) > 0)
  OR EXISTS (SELECT FROM content_pages WHERE position(images.path IN body) > 0)
  OR EXISTS (SELECT FROM collections WHERE position(images.path IN coalesce(image, '')) > 0 OR position(images.path IN body) > 0)
  OR EXISTS (SELECT FROM campaigns WHERE position(images.path IN campaigns.body::text) > 0))`;
