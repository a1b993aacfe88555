import { type CategoryListing, listingAddress, MAX_PAGES, readListing } from "./category-listing.ts";
import { PRODUCTS_A_PAGE } from "./product.ts";

/** Where Load More ends, the next part of a list begins, at an address of its own. */
export const PRODUCTS_A_PART = MAX_PAGES * PRODUCTS_A_PAGE;

/** The parameter `page` of an address; the first part has none. */
export const PART = /^([2-9]|[1-9]\d{1,2})$/;

/** The part that an address asks for, counted from 1; whatever makes no sense counts as not asked. */
function readPart(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return PART.test(asked) ? Number(asked) : 1;
}

export interface ListingPart extends CategoryListing {
  part: number;
}

export const readListingPart = (search: URLSearchParams): ListingPart => ({
  ...readListing(search),
  part: readPart(search),
});

export function partAddress({ part, ...listing }: ListingPart): string {
  const address = listingAddress(listing);
  return part > 1 ? `${address}${address.includes("?") ? "&" : "?"}page=${part}` : address;
}
