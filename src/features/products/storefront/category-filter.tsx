import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { CATEGORY_LISTINGS, type CategoryListing, listingAddress } from "../category-listing.ts";
import { messages } from "../messages.ts";

/** Filters are links, so that they work before scripts arrive and can be shared. */
export const CategoryFilter = ({ category: chosen }: Pick<CategoryListing, "category">) => (
  <nav aria-label={messages.listings} className="flex flex-wrap gap-2">
    {CATEGORY_LISTINGS.map((category) => (
      <Button
        key={category ?? "all"}
        asChild
        size="small"
        variant="secondary"
        className={chosen === category ? "chosen" : undefined}
      >
        <Link
          to={listingAddress({ category, pages: 1 })}
          preventScrollReset
          aria-current={chosen === category ? "true" : undefined}
        >
          {category ? messages.categories[category] : messages.all}
        </Link>
      </Button>
    ))}
  </nav>
);
