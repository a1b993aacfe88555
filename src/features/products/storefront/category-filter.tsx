import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { SHELVES, type Shelf, shelfAddress } from "../category-listing.ts";
import { texts } from "../texts.ts";

/** Filters are links, so that they work before scripts arrive and can be shared. */
export const Shelves = ({ category: chosen }: Pick<Shelf, "category">) => (
  <nav aria-label={texts.shelves} className="flex flex-wrap gap-2">
    {SHELVES.map(({ category, label }) => (
      <Button key={label} asChild size="small" variant={chosen === category ? "primary" : "secondary"}>
        <Link
          to={shelfAddress({ category, pages: 1 })}
          preventScrollReset
          aria-current={chosen === category ? "true" : undefined}
        >
          {label}
        </Link>
      </Button>
    ))}
  </nav>
);
