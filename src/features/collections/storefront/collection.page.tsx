import { data, Link, redirect } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { elsewhere } from "#features/content/server/content-addresses.ts";
import { imageProps, publicAddress } from "#features/images/shown-image.ts";
import { messages as listingMessages } from "#features/products/listing-messages.ts";
import { messages as productMessages } from "#features/products/messages.ts";
import { PRODUCTS_A_PAGE } from "#features/products/product.ts";
import { ProductListing } from "#features/products/storefront/product-listing.tsx";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { languageOf } from "#shared/language.ts";
import { isAboutProducts } from "#shared/live-events.ts";
import { messages as siteMessages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { cachedResponses, keyOf, useKeep } from "#site/page-memory.ts";
import { pageMeta } from "#site/page-meta.ts";
import { ReadElsewhere } from "#site/read-elsewhere.tsx";
import { breadcrumbData } from "#site/structured-data.ts";
import { useLive } from "#site/use-live.ts";
import { usePendingSearch } from "#site/use-pending-search.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Image } from "#ui/image.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Prose } from "#ui/prose.tsx";
import {
  type CollectionFilters,
  collectionAddress,
  countFilters,
  FILTER_NAMES,
  isCanonical,
  MAX_PAGES,
  NO_FILTERS,
  readFilters,
} from "../collection-filters.ts";
import { type CollectionListing, offeredFacets } from "../collection-listing.ts";
import { messages } from "../messages.ts";
import { productsInCollection } from "../server/collection-listing.ts";
import { type Collection, publishedCollection } from "../server/collection-queries.ts";
import { collectionData } from "../structured-data.ts";
import type { Route } from "./+types/collection.page";
import { SortForm } from "./filter-forms.tsx";
import { Filters } from "./filters.tsx";
import { useTypedPrice } from "./use-typed-price.ts";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.collection) return [{ title: siteMessages.notFound.tab }, { name: "robots", content: "noindex" }];
  const { collection, listing, paths, filters } = loaderData;
  const isWhole = countFilters(filters) === 0 && filters.sort === "default";
  const shop = storeOf(matches);
  const asPart = (address: string) => (isWhole && filters.part > 1 ? `${address}?page=${filters.part}` : address);
  const path = collectionAddress(collection.slug);
  return [
    ...pageMeta({
      ...shop,
      path: asPart(path),
      paths: Object.fromEntries(Object.entries(paths).map(([language, one]) => [language, asPart(one)])),
      title: collection.metaTitle || collection.title,
      description: collection.metaDescription || collection.title,
      image: collection.image ? publicAddress(collection.image.path) : undefined,
    }),
    collectionData(
      shop,
      collection,
      isWhole ? listing.products.map(({ id, choices }) => choices?.to ?? id) : null,
      languageOf(paths),
    ),
    breadcrumbData(shop, crumbsOf(collection), languageOf(paths)),
  ];
};

const crumbsOf = ({ title, slug }: Collection) => [
  { label: siteMessages.links["/"], path: "/" },
  { label: productMessages.products, path: "/products" },
  { label: title, path: collectionAddress(slug) },
];

type Paths = Awaited<ReturnType<typeof elsewhere>>["paths"];
type Answer =
  | { collection: Collection; filters: CollectionFilters; listing: CollectionListing; paths: Paths }
  | { collection: null; paths: Paths };

/** Each page has one address: others lead to it, so that no more pages are kept than there are. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  // No slug holds anything else, and PostgreSQL text cannot hold U+0000.
  const slug = /^[a-z0-9-]{1,200}$/.test(params.slug) ? params.slug : "";
  const { languages } = await knownSettings(shop);
  const search = new URL(request.url).searchParams;
  const asked = readFilters(search);
  const found = await publishedCollection(shop.db, slug, languages);
  if (!found) {
    const { path, paths } = await elsewhere(shop, "collection", slug);
    if (path) throw redirect(carryQuery(path, search), 301);
    return data<Answer>({ collection: null, paths }, { status: 404 });
  }
  const listing = await productsInCollection(shop.db, found.collection.id, asked);
  const part = listing.products.length > 0 ? asked.part : 1;
  const pages = Math.min(asked.pages, Math.max(1, Math.ceil(listing.products.length / PRODUCTS_A_PAGE)));
  const filters = { ...asked, facets: offeredFacets(listing, asked.facets), pages, part };
  if (!isCanonical(search, filters))
    throw redirect(carryQuery(collectionAddress(slug, filters), search, FILTER_NAMES), 302);
  return data<Answer>({ ...found, filters, listing });
}

/** The list is read at most once a minute, as that of all products is (storefront 9). */
const known = cachedResponses<Answer>(60_000, isAboutProducts);

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Answer> =>
  known.get(keyOf(request), () => serverLoader(), request);

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.collection)
    return Object.keys(loaderData.paths).length > 0 ? <ReadElsewhere paths={loaderData.paths} /> : <NotFoundScreen />;
  return <CollectionScreen key={loaderData.collection.id} {...loaderData} />;
}

function CollectionScreen(answer: Extract<Answer, { filters: unknown }>) {
  const { collection, listing } = answer;
  useLive(isAboutProducts);
  useKeep(known, answer);
  const pending = usePendingSearch();
  // A filter chosen while the last one is still being fetched is added to it.
  const filters = pending ? readFilters(pending) : answer.filters;
  const [asked, typePrice] = useTypedPrice(filters);
  const { products, hasMore } = listing;
  return (
    <main className="page py-4 md:py-8 lg:py-12">
      <Breadcrumb
        crumbs={crumbsOf(collection).map(({ label, path }, place) => (place < 2 ? { label, to: path } : { label }))}
      />
      <div className="my-6 grid items-center gap-8 lg:grid-cols-2">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{collection.title}</h1>
          {collection.body && <Prose html={collection.body} className="mt-4 max-w-read" />}
        </div>
        {collection.image && (
          <Image
            {...imageProps(collection.image)}
            sizes="(min-width: 64rem) 50vw, 100vw"
            priority
            className="aspect-3/2 w-full max-lg:row-start-1"
          />
        )}
      </div>
      <div className="filter-row">
        <Filters slug={collection.slug} filters={filters} asked={asked} listing={listing} onType={typePrice} />
        <p aria-live="polite">
          {products.length > 0 ? (
            listingMessages.showing(products.length)
          ) : (
            <span className="sr-only">{countFilters(answer.filters) > 0 ? messages.filteredAway : messages.empty}</span>
          )}
        </p>
        {products.length > 1 && <SortForm slug={collection.slug} filters={filters} asked={asked} />}
      </div>
      <ProductListing
        products={products}
        more={
          hasMore && answer.filters.pages < MAX_PAGES
            ? collectionAddress(collection.slug, { ...asked, pages: answer.filters.pages + 1 })
            : null
        }
        isPending={pending !== undefined}
        action={(product) => <QuickAdd product={product} />}
        empty={
          <div className="beside-scene scene-atelier">
            {countFilters(answer.filters) > 0 ? <FilteredAway slug={collection.slug} /> : <NothingInCollection />}
          </div>
        }
      />
      <Pagination
        label={productMessages.products}
        page={answer.filters.part}
        pages={listing.parts}
        linkTo={(part) => collectionAddress(collection.slug, { ...asked, pages: 1, part })}
        className="mt-16"
      />
    </main>
  );
}

const FilteredAway = ({ slug }: { slug: string }) => (
  <EmptyState
    className="state-start"
    title={messages.filteredAway}
    action={
      <Button asChild size="large">
        <Link to={collectionAddress(slug, NO_FILTERS)} preventScrollReset>
          {messages.clear}
        </Link>
      </Button>
    }
  />
);

const NothingInCollection = () => (
  <EmptyState
    className="state-start"
    title={messages.empty}
    text={messages.emptyText}
    action={
      <Button asChild size="large">
        <Link to="/products">{listingMessages.showAll}</Link>
      </Button>
    }
  />
);
