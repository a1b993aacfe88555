const MAX_LENGTH = 100;

/** The readable slug of a product: its name in lower case without accents, with hyphens for other characters. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const hyphened = plain.replace(/[^a-z0-9]+/g, "-").slice(0, MAX_LENGTH);
  return hyphened.replace(/^-+|-+$/g, "") || "product";
}

/** The first of `amber`, `amber-2`, `amber-3` that is free. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const others = new Set(taken);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if (!others.has(wanted)) return wanted;
  }
}
