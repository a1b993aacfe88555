import { type SQL, sql } from "drizzle-orm";

/** Whether anything shows the image of this row of `images`: a product, an article, a page, a collection, an email to subscribers or a policy. */
export const isShown: SQL<boolean> = sql`EXISTS (SELECT FROM image_uses u WHERE u.path = images.path)`;
