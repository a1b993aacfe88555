import { Link } from "react-router";
import { CATEGORY_LISTINGS, type CategoryListing, listingAddress } from "../category-listing.ts";
import { messages } from "../messages.ts";

/** Filters are links, so that they work before scripts arrive and can be shared. */
export const CategoryFilter = ({ category: chosen }: Pick<CategoryListing, "category">) => (
  <nav aria-label={messages.listings} className="facet-line">
    {CATEGORY_LISTINGS.map((category) => (
      <Link
        key={category ?? "all"}
        to={listingAddress({ category, pages: 1 })}
        preventScrollReset
        aria-current={chosen === category ? "true" : undefined}
      >
        {category ? messages.categories[category] : messages.all}
      </Link>
    ))}
  </nav>
);
