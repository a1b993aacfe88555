/** The filters of the list; accessories appear under All, which has no category (decision 7). */
export const CATEGORY_LISTINGS = [undefined, "diffusers", "oils"] as const;

export interface CategoryListing {
  category: "diffusers" | "oils" | undefined;
  /** How many pages of 12 are shown, beginning with 1. */
  pages: number;
}

/** Load More ends here. */
export const MAX_PAGES = 50;

/** What an address asks for; whatever makes no sense counts as not asked. */
export function readListing(search: URLSearchParams): CategoryListing {
  const asked = search.get("category");
  const pages = Number(search.get("pages"));
  return {
    category: asked === "diffusers" || asked === "oils" ? asked : undefined,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

export function listingAddress({ category, pages }: CategoryListing): string {
  const search = new URLSearchParams();
  if (category) search.set("category", category);
  if (pages > 1) search.set("pages", String(pages));
  return search.size > 0 ? `/products?${search}` : "/products";
}
