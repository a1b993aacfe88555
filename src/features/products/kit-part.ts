import { z } from "zod";
import { PRODUCT_STATES } from "./publication.ts";

/** A part as the form of its kit shows it; null facts where there is no such product any more. */
export const describedPart = z.object({
  sku: z.string(),
  quantity: z.int(),
  product: z
    .object({
      id: z.uuid(),
      name: z.string(),
      thumbnail: z.string().nullable(),
      /** Of one piece; null where it is not known. */
      weight_g: z.int().nullable(),
      /** What can be sold. */
      stock: z.int(),
      state: z.enum(PRODUCT_STATES),
      is_kit: z.boolean(),
    })
    .nullable(),
});
export type DescribedPart = z.output<typeof describedPart>;
