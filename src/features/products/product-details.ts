import { z } from "zod";

const sentences = z.array(z.string().min(1).max(500)).max(20);

/** What the product page tells beyond the description. */
export const productDetails = z.object({
  features: sentences,
  benefits: sentences,
  how_to_use: sentences,
  specifications: z.array(z.tuple([z.string().min(1).max(80), z.string().min(1).max(200)])).max(30),
});
export type ProductDetails = z.infer<typeof productDetails>;
