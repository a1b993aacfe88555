import { z } from "zod";
import { CATEGORIES } from "./category.ts";
import { productDetails } from "./product-details.ts";

/** A product of the back office: the fields of back office 3, further fields, and its version. Prices in euro. */
export const adminProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  price: z.number(),
  /** What can be sold. */
  stock: z.int(),
  /** What waits for a payment. */
  held: z.int(),
  category: z.enum(CATEGORIES),
  description: z.string().nullable(),
  image: z.array(z.string()).nullable(),
  is_new: z.boolean(),
  discount_percentage: z.number(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int(),
  retired_at: z.iso.datetime().nullable(),
  slug: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  volume_ml: z.int().nullable(),
  weight_g: z.int().nullable(),
  maker: z.string().nullable(),
  responsible_person: z.string().nullable(),
  warning: z.string().nullable(),
  details: productDetails.nullable(),
  /** The same as `image`, as a page shows them. */
  images: z.array(z.object({ entry: z.string(), src: z.string(), thumbnail: z.string() })),
});
export type AdminProduct = z.output<typeof adminProduct>;
