import type { PartSummary } from "./product.ts";

type Named = Pick<PartSummary, "name" | "quantity">;

/** `2 × Lavender Oil, Oak Box`: what one kit has; null for a product that is none. */
export const partsInWords = (parts: readonly Named[] | null): string | null =>
  parts && parts.length > 0
    ? parts.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ")
    : null;
