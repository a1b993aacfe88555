/** Where other shops have their products: Shopify within a collection, WooCommerce, PrestaShop with its numbers before the name. */
const OLD_ADDRESSES = [
  /^collections\/[^/]+\/products\/([^/]+)$/,
  /^product\/([^/]+)$/,
  /^(?:[^/]+\/)*\d+(?:-\d+)?-([a-z][^/]*)\.html$/,
];

/** The slug of a product by the path that it had in the shop before this one, without its first slash; null for any other path. */
export function slugOfOldPath(path: string): string | null {
  for (const pattern of OLD_ADDRESSES) {
    const [, slug] = pattern.exec(path.replace(/\/+$/, "")) ?? [];
    if (slug) return slug;
  }
  return null;
}
