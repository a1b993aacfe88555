import { z } from "zod";
import { chosenProduct } from "./chosen-product.ts";
import { each } from "./product-fields.ts";

/** A product of the back office: the fields of back office 3, further fields, and its version. Prices in euro. */
export const adminProduct = z.object({
  id: z.uuid(),
  ...each("answer"),
  /** What waits for a payment. */
  reserved: z.int(),
  /** Who asked for an email when it is in stock again. */
  waiting: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int(),
  retired_at: z.iso.datetime().nullable(),
  /** Of a variant. */
  group: z
    .object({
      id: z.uuid(),
      name: z.string(),
      options: z.array(z.string()),
      /** One for each option. */
      values: z.array(z.string()),
      version: z.int(),
      /** How many other variants there are, with those that are out of the shop. */
      others: z.int(),
    })
    .nullable(),
  /** Whether lists show it: a product without variants, or the first of them. */
  listed: z.boolean(),
  /** The same as `related`, with what a form shows of them. */
  related_products: z.array(chosenProduct),
  /** The same as `image`, as a page shows them. */
  images: z.array(z.object({ entry: z.string(), src: z.string(), thumbnail: z.string() })),
});
export type AdminProduct = z.output<typeof adminProduct>;

/** A product in the back office's list. */
export const listedProduct = adminProduct
  .pick({
    id: true,
    name: true,
    sku: true,
    category: true,
    price: true,
    discount_percentage: true,
    is_new: true,
    stock: true,
    reserved: true,
    waiting: true,
    retired_at: true,
    state: true,
    publish_at: true,
    version: true,
  })
  .extend({
    thumbnail: z.string().nullable(),
    image_count: z.int(),
    is_kit: z.boolean(),
    /** Orders name it: it is taken out of the shop rather than deleted. */
    is_ordered: z.boolean(),
  });
export type ListedProduct = z.output<typeof listedProduct>;
