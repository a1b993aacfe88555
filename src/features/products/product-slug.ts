import { slugOf } from "#shared/slug.ts";

const MAX_LENGTH = 100;

/** The readable slug of a product, made of its name. */
export const productSlug = (name: string): string => slugOf(name, MAX_LENGTH) || "product";

/** The first of `amber`, `amber-2`, `amber-3` that is free. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const others = new Set(taken);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if (!others.has(wanted)) return wanted;
  }
}
