import { type SQL, sql } from "drizzle-orm";

/** The path of an image, named by a path in SQL, as small as a list shows it. */
export const smallImageOf = (path: SQL): SQL<string | null> => sql`coalesce(
  (SELECT v ->> 'path' FROM images pic, jsonb_array_elements(pic.variants) v
   WHERE pic.path = ${path} AND v ->> 'format' = 'webp' AND (v ->> 'width')::int >= 160
   ORDER BY (v ->> 'width')::int LIMIT 1), ${path})`;

/** Of a product's main image, with the point that stays in view where it is cropped. */
export const smallImageInView = sql<string | null>`(${smallImageOf(sql`products.image[1]`)}
  || coalesce((SELECT '#' || pic.focus FROM images pic WHERE pic.path = products.image[1]), ''))`;

/** Of a product's main image. */
export const smallImage = smallImageOf(sql`products.image[1]`);
