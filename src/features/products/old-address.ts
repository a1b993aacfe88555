/** What the path of a product in the shop before this one tells. */
export interface OldAddress {
  /** Its number in PrestaShop. */
  prestaShopId: string | null;
  slug: string;
}

/** PrestaShop has its numbers before the name: of the product and, perhaps, of a combination. */
const PRESTASHOP = /^(?:[^/]+\/)*(\d+)(?:-\d+)?-([^/]*[a-z][^/]*)\.html$/;
/** Shopify within `products`, WooCommerce within a word of its language and perhaps the category. */
const WITHIN_FOLDERS = /^(?:[^/]+\/){1,4}([^/.]+)$/;

/** By a path without its first slash; null where it is none of a product. */
export function oldAddressOf(path: string): OldAddress | null {
  const [, id, name] = PRESTASHOP.exec(path) ?? [];
  if (id && name) return { prestaShopId: id, slug: name };
  const [, slug] = WITHIN_FOLDERS.exec(path.replace(/\/+$/, "")) ?? [];
  return slug ? { prestaShopId: null, slug } : null;
}
