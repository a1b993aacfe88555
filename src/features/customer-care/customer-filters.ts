import { z } from "zod";

const CUSTOMER_SORTS = ["name", "created", "orders", "spent", "last"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const customerFilters = z.object({
  search: z.string().trim().max(200).default(""),
  sort: z.enum(CUSTOMER_SORTS).default("last"),
  direction: z.enum(["asc", "desc"]).default("desc"),
});
export type CustomerFilters = z.output<typeof customerFilters>;

export const CUSTOMERS_A_PAGE = 25;
