import { type SQL, sql } from "drizzle-orm";

/** Whether anything shows the image of this row of `images`: a product, an article, a page, a collection or an email to subscribers. */
export const isShown: SQL<boolean> = sql`EXISTS (SELECT FROM image_uses u WHERE u.path = images.path)`;
