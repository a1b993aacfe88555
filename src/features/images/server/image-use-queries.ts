import { type SQL, sql } from "drizzle-orm";

/** Whether anything shows the image of this row of `images`: a product, an article, a page, a collection, an email to subscribers or a policy. */
export const isShown: SQL<boolean> = sql`EXISTS (SELECT FROM image_uses u WHERE u.path = images.path)`;

/** The image that has this path, or had it before another file took its place. */
export const hasPath = (path: string): SQL<boolean> => sql`(images.path = ${path}
  OR images.id = (SELECT r.image_id FROM replaced_images r WHERE r.path = ${path}))`;
