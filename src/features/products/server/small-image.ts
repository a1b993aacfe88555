import { sql } from "drizzle-orm";

/** The path of a product's main image as small as a list shows it. */
export const smallImage = sql<string | null>`coalesce(
  (SELECT v ->> 'path' FROM images pic, jsonb_array_elements(pic.variants) v
   WHERE pic.path = products.image[1] AND v ->> 'format' = 'webp' AND (v ->> 'width')::int >= 160
   ORDER BY (v ->> 'width')::int LIMIT 1), products.image[1])`;
