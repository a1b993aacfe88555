interface Named {
  name: string;
  /** In one kit. */
  quantity: number;
}

/** `2 × Lavender Oil, Oak Box`: what one kit has; null for a product that is none. */
export const partsInWords = (parts: readonly Named[]): string | null =>
  parts.length > 0
    ? parts.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ")
    : null;
