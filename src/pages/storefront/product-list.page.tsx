import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { failureOf, inWords } from "#api-client/failure.ts";
import { storeOf } from "#api-client/use-store.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { type CategoryListing, listingAddress, MAX_PAGES, readListing } from "#features/products/category-listing.ts";
import { messages as listingMessages } from "#features/products/listing-messages.ts";
import { messages } from "#features/products/messages.ts";
import { productsInListing } from "#features/products/server/product-queries.ts";
import { CategoryFilter } from "#features/products/storefront/category-filter.tsx";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { pageContext } from "#http/page-context.ts";
import { isAboutProducts } from "#shared/live-events.ts";
import { cachedResponses, keyOf, useKeep } from "#site/page-memory.ts";
import { pageMeta } from "#site/page-meta.ts";
import { useLive } from "#site/use-live.ts";
import { usePendingLocation } from "#site/use-pending-location.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { Route } from "./+types/product-list.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...storeOf(matches),
    title: messages.collection,
    description: messages.collectionLead,
    path: "/products",
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const listing = readListing(new URL(request.url).searchParams);
  return { listing, ...(await productsInListing(context.get(pageContext).shop.db, listing)) };
}

type Answer = Awaited<ReturnType<typeof loader>>;

/** The list is read at most once a minute (storefront 9). */
const known = cachedResponses<Answer>(60_000, isAboutProducts);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Answer> =>
  known.get(keyOf(request), () => serverLoader(), request);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { listing, products, total } = loaderData;
  useLive(isAboutProducts);
  useKeep(known, loaderData);
  const next = useNextListing();
  const { grid, focusFrom } = useFocusOnNew(products.length);
  return (
    <main className="page py-12 lg:py-16">
      <h1>{messages.collection}</h1>
      <p className="lead">{messages.collectionLead}</p>
      <div className="my-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <CategoryFilter category={(next ?? listing).category} />
        <p className="text-sm text-stone" aria-live="polite">
          {products.length > 0 && listingMessages.showing(products.length)}
        </p>
      </div>
      {next && (
        <Spinner
          label={messages.loading}
          className="fixed top-1/2 left-1/2 z-10 size-8 -translate-1/2 text-gold-deep"
        />
      )}
      <div aria-busy={next !== null} className={next ? "opacity-45 transition-opacity duration-slow" : undefined}>
        {products.length === 0 ? (
          <NothingInListing />
        ) : (
          <>
            <h2 className="sr-only">{messages.products}</h2>
            <ProductGrid
              ref={grid}
              products={products}
              inView={4}
              action={(product) => <QuickAdd product={product} />}
            />
          </>
        )}
        {products.length < total && listing.pages < MAX_PAGES && (
          <p className="mt-16 text-center">
            <Button asChild variant="secondary" size="large">
              <Link
                to={listingAddress({ ...listing, pages: listing.pages + 1 })}
                preventScrollReset
                replace
                onClick={() => focusFrom(products.length)}
              >
                {listingMessages.loadMore}
              </Link>
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}

/** What is being fetched while the previous listing is still shown. */
function useNextListing(): CategoryListing | null {
  const { pathname } = useLocation();
  const location = usePendingLocation();
  return location?.pathname === pathname ? readListing(new URLSearchParams(location.search)) : null;
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

const NothingInListing = () => (
  <EmptyState
    title={listingMessages.empty}
    action={
      <Button asChild>
        <Link to="/products">{listingMessages.showAll}</Link>
      </Button>
    }
  />
);

/** Trying again is a navigation: header, footer and cart stay. Before scripts arrive it is a plain link. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const isTrying = useNavigation().state !== "idle";
  const failure = failureOf(error);
  return (
    <main className="page grid min-h-[60vh] content-center py-12">
      <title>{listingMessages.error}</title>
      <ErrorState
        headingLevel={1}
        title={listingMessages.error}
        text={failure ? listingMessages.failedBecause(inWords(failure)) : listingMessages.failed}
        action={
          <Button asChild className={isTrying ? "opacity-45" : undefined}>
            <Link to={pathname + search} replace>
              {listingMessages.tryAgain}
            </Link>
          </Button>
        }
      />
    </main>
  );
}
