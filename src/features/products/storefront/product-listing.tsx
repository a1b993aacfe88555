import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { messages as listingMessages } from "../listing-messages.ts";
import { messages } from "../messages.ts";
import type { ProductSummary } from "../product.ts";
import { ProductGrid } from "./product-grid.tsx";

interface ProductListingProps {
  products: readonly ProductSummary[];
  /** The address with one page more; null where nothing follows. */
  more: string | null;
  /** Another listing is being fetched while this one is still shown. */
  isPending: boolean;
  action: (product: ProductSummary) => ReactNode;
  /** In place of the products where there are none. */
  empty: ReactNode;
}

/** The products of a list with Load More, which is a link. */
export function ProductListing({ products, more, isPending, action, empty }: ProductListingProps) {
  const { grid, focusFrom } = useFocusOnNew(products.length);
  return (
    <>
      {isPending && (
        <Spinner
          label={messages.loading}
          className="fixed top-1/2 left-1/2 z-10 size-8 -translate-1/2 text-gold-deep"
        />
      )}
      <div aria-busy={isPending} className={isPending ? "opacity-45 transition-opacity duration-slow" : undefined}>
        {products.length === 0 ? (
          empty
        ) : (
          <>
            <h2 className="sr-only">{messages.products}</h2>
            <ProductGrid ref={grid} products={products} inView={4} action={action} />
          </>
        )}
        {more && (
          <p className="mt-16 text-center">
            <Button asChild variant="secondary" size="large">
              <Link to={more} preventScrollReset replace onClick={() => focusFrom(products.length)}>
                {listingMessages.loadMore}
              </Link>
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** After Load More the keyboard goes on with the first of the new products, without a jump of the page. */
function useFocusOnNew(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    grid.current?.children[from.current]?.querySelector("a")?.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  return {
    grid,
    focusFrom: (index: number) => {
      from.current = index;
    },
  };
}
