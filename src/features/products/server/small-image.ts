import { type SQL, sql } from "drizzle-orm";

/** The path of an image, named by a path in SQL, as small as a list shows it. */
export const smallImageOf = (path: SQL): SQL<string | null> => sql`coalesce(
  (SELECT v ->> 'path' FROM images pic, jsonb_array_elements(pic.variants) v
   WHERE pic.path = ${path} AND v ->> 'format' = 'webp' AND (v ->> 'width')::int >= 160
   ORDER BY (v ->> 'width')::int LIMIT 1), ${path})`;

/** Of a product's main image. */
export const smallImage = smallImageOf(sql`products.image[1]`);
