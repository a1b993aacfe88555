import { z } from "zod";
import { PRODUCT_STATES } from "./publication.ts";

/** Of a product chosen by hand. */
export const MAX_RELATED = 8;

/** A product in a list of chosen ones. */
export const chosenProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  sku: z.string(),
  thumbnail: z.string().nullable(),
  state: z.enum(PRODUCT_STATES),
});
export type ChosenProduct = z.output<typeof chosenProduct>;
