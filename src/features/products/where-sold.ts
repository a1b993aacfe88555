import type { DeliveryCountry } from "#shared/delivery-countries.ts";
import type { Category } from "./category.ts";

/** Until somebody has had labels, closures and customs of a country looked at (L60-L64), its goods stay out of it. */
const BY_CATEGORY: Partial<Record<Category, readonly DeliveryCountry[]>> = { oils: ["US"] };

/** Where the shop does not send a product: what was set on it, else what its category says. */
export const notSoldTo = (product: {
  category: Category;
  notSoldTo: readonly DeliveryCountry[] | null;
}): readonly DeliveryCountry[] => product.notSoldTo ?? BY_CATEGORY[product.category] ?? [];
