import type { ProductSummary } from "../product.ts";

/** By this name a browser that can knows the image of a card again on the product's page, and lets it grow there. */
export const transitionName = ({ id }: Pick<ProductSummary, "id">): string => `product-${id}`;
