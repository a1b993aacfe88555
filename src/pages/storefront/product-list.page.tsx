import { Link, redirect, useLocation } from "react-router";
import { failureOf, inWords } from "#api-client/failure.ts";
import { storeOf } from "#api-client/use-store.ts";
import { pairOffer } from "#features/cart/pair-offer.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { type CategoryListing, listingAddress, MAX_PAGES } from "#features/products/category-listing.ts";
import { messages as listingMessages } from "#features/products/listing-messages.ts";
import { PRODUCTS_A_PART, partAddress, readListingPart } from "#features/products/listing-part.ts";
import { messages } from "#features/products/messages.ts";
import type { ProductSummary } from "#features/products/product.ts";
import { productsInListing } from "#features/products/server/product-queries.ts";
import { productsToOffer } from "#features/products/server/products-to-offer.ts";
import { CategoryFilter } from "#features/products/storefront/category-filter.tsx";
import { OfferLine } from "#features/products/storefront/offer-line.tsx";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { ProductListing } from "#features/products/storefront/product-listing.tsx";
import { pageContext } from "#http/page-context.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { isAboutProducts } from "#shared/live-events.ts";
import { cachedResponses, keyOf, useKeep } from "#site/page-memory.ts";
import { pageMeta } from "#site/page-meta.ts";
import { useLive } from "#site/use-live.ts";
import { usePendingLocation } from "#site/use-pending-location.ts";
import { Button } from "#ui/button.tsx";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import type { Route } from "./+types/product-list.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { category, part = 1 } = loaderData?.listing ?? {};
  return pageMeta({
    ...storeOf(matches),
    title: category ? messages.categories[category] : messages.collection,
    description: messages.collectionLead,
    path: partAddress({ category, pages: 1, part }),
  });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const listing = readListingPart(searchParams);
  const { db } = context.get(pageContext).shop;
  const found = await productsInListing(db, listing);
  if (listing.part > 1 && found.products.length === 0) {
    const { category } = listing;
    throw redirect(
      carryQuery(listingAddress({ category, pages: 1 }), searchParams, ["category", "pages", "page"]),
      302,
    );
  }
  const others = found.products.length === 0 ? await productsToOffer(db) : [];
  return { listing, ...found, others, offer: pairOffer(found.products) };
}

type Answer = Awaited<ReturnType<typeof loader>>;

/** The list is read at most once a minute (storefront 9). */
const known = cachedResponses<Answer>(60_000, isAboutProducts);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Answer> =>
  known.get(keyOf(request), () => serverLoader(), request);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { listing, products, total, others, offer } = loaderData;
  useLive(isAboutProducts);
  useKeep(known, loaderData);
  const next = useNextListing();
  return (
    <main className="page py-12 lg:py-16">
      <h1>{messages.collection}</h1>
      <p className="lead">{messages.collectionLead}</p>
      <OfferLine offer={offer} className="mt-2" />
      <div className="facet-bar">
        <CategoryFilter category={(next ?? listing).category} />
        <p aria-live="polite">
          {products.length > 0 ? (
            listingMessages.showing(products.length)
          ) : (
            <span className="sr-only">{listingMessages.empty}</span>
          )}
        </p>
      </div>
      <ProductListing
        products={products}
        more={
          (listing.part - 1) * PRODUCTS_A_PART + products.length < total && listing.pages < MAX_PAGES
            ? partAddress({ ...listing, pages: listing.pages + 1 })
            : null
        }
        isPending={next !== null}
        action={(product) => <QuickAdd product={product} />}
        empty={<NothingInListing others={others} />}
      />
      <Pagination
        label={messages.products}
        page={listing.part}
        pages={Math.ceil(total / PRODUCTS_A_PART)}
        linkTo={(part) => partAddress({ ...listing, pages: 1, part })}
        className="mt-16"
      />
    </main>
  );
}

/** What is being fetched while the previous listing is still shown. */
function useNextListing(): CategoryListing | null {
  const { pathname } = useLocation();
  const location = usePendingLocation();
  return location?.pathname === pathname ? readListingPart(new URLSearchParams(location.search)) : null;
}

const NothingInListing = ({ others }: { others: readonly ProductSummary[] }) => (
  <>
    <EmptyState
      className="state-start"
      title={listingMessages.empty}
      action={
        <Button asChild size="large">
          <Link to="/products">{listingMessages.showAll}</Link>
        </Button>
      }
    />
    <ProductGrid products={others} shape="four" action={(product) => <QuickAdd product={product} />} />
  </>
);

/** Trying again is a navigation: header, footer and cart stay. Before scripts arrive it is a plain link. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const failure = failureOf(error);
  return (
    <>
      <title>{listingMessages.error}</title>
      <EmptyScreen
        isError
        isAgain
        title={listingMessages.error}
        text={failure ? listingMessages.failedBecause(inWords(failure)) : listingMessages.failed}
        to={pathname + search}
        linkLabel={listingMessages.tryAgain}
      />
    </>
  );
}
