import { z } from "zod";
import { each } from "./product-fields.ts";
import { SHARED_PARTS } from "./shared-fields.ts";

const fields = each("input");

/** Any part of a product, and what its form saw. */
export const productChange = z.object({
  ...z.object(fields).partial().shape,
  /** Takes a product out of the shop, or brings it back. */
  retired: z.boolean().optional(),
  /** Of the product that the change was made from: refused where it is another by now. */
  version: z.int().optional(),
  /** The stock that the form showed: the difference is what is applied, so that no sale meanwhile is lost. */
  stock_seen: z.int().min(0).max(100_000_000).optional(),
});

/** The same, of a variant perhaps. */
export const variantChange = productChange.extend({
  /** Which parts of the change are also written to all other variants. */
  siblings: z.array(z.enum(SHARED_PARTS)).max(SHARED_PARTS.length).optional(),
  /** Takes a product out of the shop although kits there cannot be sold without it. */
  even_in_kits: z.boolean().optional(),
});

/** Name and price are required; the other fields have the defaults of back office 5. */
export const newProduct = z.object({
  /** Chosen by the caller: a repeated call with the same id makes no second product. */
  id: z.uuid().optional(),
  ...z.object(fields).partial().shape,
  name: fields.name,
  price: fields.price,
  stock: fields.stock.default(0),
  category: fields.category.default("diffusers"),
});

export type ProductChange = z.output<typeof productChange>;
export type VariantChange = z.output<typeof variantChange>;
export type NewProduct = z.output<typeof newProduct>;
/** As it is sent. */
export type ProductInput = z.input<typeof productChange>;
