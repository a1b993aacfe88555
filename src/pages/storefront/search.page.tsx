import type { ReactNode } from "react";
import { Link } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { QuickAdd } from "#features/cart/storefront/quick-add.tsx";
import { withFacet } from "#features/collections/collection-filters.ts";
import { messages as filterMessages } from "#features/collections/messages.ts";
import {
  ChosenFilters,
  chosenValues,
  FacetLinks,
  FilterPanel,
  priceText,
} from "#features/collections/storefront/filter-links.tsx";
import { CATEGORIES, type Category } from "#features/products/category.ts";
import { messages as productMessages } from "#features/products/messages.ts";
import type { ProductSummary } from "#features/products/product.ts";
import { featuredProducts } from "#features/products/server/product-queries.ts";
import { ProductGrid } from "#features/products/storefront/product-grid.tsx";
import { ProductListing } from "#features/products/storefront/product-listing.tsx";
import { messages } from "#features/search/messages.ts";
import { MAX_SEARCH_PAGES, readSearch, type SearchQuery, searchAddress } from "#features/search/search-query.ts";
import { type KnownSearch, knownSearch } from "#features/search/server/known-searches.ts";
import { PriceFields, SearchForm, SortField, useSearchAsTyped } from "#features/search/storefront/search-form.tsx";
import { SearchStart } from "#features/search/storefront/search-start.tsx";
import { useReportMiss } from "#features/search/storefront/use-report-miss.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { currentLocale } from "#shared/language.ts";
import { pageMeta } from "#site/page-meta.ts";
import { usePendingSearch } from "#site/use-pending-search.ts";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/search.page";
import { type FoundAnswer, foundAnswers } from "./found-answers.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({ ...storeOf(matches), title: messages.title, description: messages.lead, path: "/search" }),
  { name: "robots", content: "noindex" },
];

interface Found extends KnownSearch {
  answers: FoundAnswer[];
  /** Of what is found without filters. */
  kinds: Category[];
}

interface Answer {
  query: SearchQuery;
  /** Null before anything is asked for. */
  found: Found | null;
  /** Products to look at, where nothing was found or filters left nothing. */
  others: ProductSummary[];
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Answer> {
  const { shop } = context.get(pageContext);
  const query = readSearch(new URL(request.url).searchParams);
  if (query.text === "") return { query, found: null, others: [] };
  const { storeEmail } = await knownSettings(shop);
  const [known, unfiltered] = await Promise.all([
    knownSearch(shop, query),
    countFilters(query) > 0 ? knownSearch(shop, withoutFilters(query)) : null,
  ]);
  const { categories } = unfiltered ?? known;
  const kinds = CATEGORIES.filter((category) => categories[category] !== undefined);
  const found = { ...known, answers: foundAnswers(query.text, storeEmail), kinds };
  if (unfiltered) return { query, found, others: known.total > 0 ? [] : unfiltered.products.slice(0, 4) };
  return { query, found, others: hasNothing(found) ? await featuredProducts(shop.db) : [] };
}

const hasNothing = ({ categories, texts, answers }: Pick<Found, "categories" | "texts" | "answers">): boolean =>
  Object.keys(categories).length === 0 && texts.length === 0 && answers.length === 0;

export default function SearchPage({ loaderData: { query, found, others } }: Route.ComponentProps) {
  const pending = usePendingSearch();
  // A filter chosen while the last one is still being fetched is added to it.
  const asked = pending ? readSearch(pending) : query;
  const asTyped = useSearchAsTyped(asked);
  const isFiltered = countFilters(query) > 0;
  const isNothing = found !== null && !isFiltered && hasNothing(found);
  const isMiss = isNothing || (found?.isNear === true && !isFiltered);
  useReportMiss(isMiss ? query.text : "");
  return (
    <main className="page min-h-[60vh] py-12 lg:py-16">
      <div className="mb-4 flex items-baseline gap-4 lg:mb-6">
        <h1>{messages.title}</h1>
        {found && (found.total > 0 || isFiltered) && (
          <p aria-hidden="true" className="text-sm text-stone">
            {countOf(found)}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {found && statusOf(query, found)}
      </p>
      <SearchForm query={asked} asTyped={asTyped} />
      {found ? (
        <div id="search-results" className="grid grid-cols-1 gap-16 lg:gap-24">
          {isNothing ? (
            <Nothing text={query.text} others={others} />
          ) : (
            <FoundProducts
              query={asked}
              pages={query.pages}
              found={found}
              others={others}
              asTyped={asTyped}
              isFiltered={isFiltered}
            />
          )}
          {found.texts.length > 0 && (
            <Links
              title={messages.texts}
              links={found.texts.map(({ path, title, excerpt }) => ({ to: path, title, text: excerpt }))}
            />
          )}
          {found.answers.length > 0 && <Links title={messages.questions} links={found.answers} />}
        </div>
      ) : (
        <SearchStart />
      )}
    </main>
  );
}

const countFilters = ({ category, facets, from, to }: SearchQuery): number =>
  Number(category !== undefined) + facets.length + Number(from !== undefined || to !== undefined);

const withoutFilters = ({ text, sort }: SearchQuery): SearchQuery => ({
  ...readSearch(new URLSearchParams()),
  text,
  sort,
});

const countOf = ({ total, isMore }: Found): string => (isMore ? messages.foundMore(total) : messages.found(total));

/** As the page says it. */
function statusOf(query: SearchQuery, found: Found): string {
  if (countFilters(query) > 0) return found.total === 0 ? messages.filteredAway : countOf(found);
  return hasNothing(found) ? messages.nothing(query.text) : countOf(found);
}

interface FoundProductsProps extends FiltersProps {
  /** How many are shown. */
  pages: number;
  isFiltered: boolean;
  others: Answer["others"];
}

function FoundProducts({ query, found, others, asTyped, pages, isFiltered }: FoundProductsProps) {
  const { products, total, isMore, isNear } = found;
  if (total === 0 && !isFiltered) return null;
  const isOneProduct = total < 2 && !isFiltered;
  const hasMore = (isMore || products.length < total) && pages < MAX_SEARCH_PAGES;
  return (
    <section aria-label={productMessages.products}>
      {!isOneProduct && (
        <div className="filter-row">
          <Filters query={query} found={found} asTyped={asTyped} />
          <Categories query={query} asked={asTyped.asked} found={found} />
          {total > 1 && <SortField query={query} asTyped={asTyped} />}
        </div>
      )}
      {isNear && <p className="mb-6">{messages.near}</p>}
      <ProductListing
        products={products}
        more={hasMore ? searchAddress({ ...asTyped.asked, pages: pages + 1 }) : null}
        isPending={false}
        action={(product) => <QuickAdd product={product} />}
        empty={
          <>
            <h2 className="text-2xl">{messages.filteredAway}</h2>
            <Button asChild className="mt-6">
              <Link to={searchAddress(withoutFilters(query))} replace preventScrollReset>
                {filterMessages.clear}
              </Link>
            </Button>
            {others.length > 0 && <p className="mt-10 mb-6 text-stone">{messages.unfiltered}</p>}
            <ProductGrid products={others} shape="four" action={(product) => <QuickAdd product={product} />} />
          </>
        }
      />
    </section>
  );
}

interface FiltersProps {
  /** What is asked for, whether or not it is shown yet. */
  query: SearchQuery;
  found: Found;
  asTyped: ReturnType<typeof useSearchAsTyped>;
}

/** Folded, so that on a phone the first products are in view. */
function Filters({ query, found, asTyped }: FiltersProps) {
  const count = countFilters(query);
  return (
    <section aria-label={filterMessages.filters}>
      <FilterPanel count={countFilters({ ...query, category: undefined })}>
        {found.facets
          .filter(({ values }) => values.length > 1)
          .map((facet) => (
            <FacetLinks
              key={facet.slug}
              facet={facet}
              chosen={query.facets}
              to={(value) => searchAddress(withFacet(asTyped.asked, value))}
            />
          ))}
        <PriceFields query={query} asTyped={asTyped} />
      </FilterPanel>
      {count > 0 && (
        <ChosenFilters
          chosen={chosenOf(query, asTyped.asked, found.facets)}
          toNone={found.total > 0 ? searchAddress(withoutFilters(query)) : null}
        />
      )}
    </section>
  );
}

function chosenOf({ category, facets, from, to }: SearchQuery, asked: SearchQuery, known: Found["facets"]) {
  const without = (change: Partial<SearchQuery>) => searchAddress({ ...asked, ...change, pages: 1 });
  return [
    ...(category ? [{ label: productMessages.categories[category], without: without({ category: undefined }) }] : []),
    ...chosenValues(known, facets, (value) => searchAddress(withFacet(asked, value))),
    ...(from !== undefined || to !== undefined
      ? [{ label: priceText({ from, to }), without: without({ from: undefined, to: undefined }) }]
      : []),
  ];
}

/** As above the list of all products, with what each would leave, where that is counted. Those that would leave nothing are left out. */
function Categories({
  query,
  asked,
  found: { categories, kinds },
}: Record<"query" | "asked", SearchQuery> & { found: Found }) {
  const having = CATEGORIES.filter(
    (category) => category === query.category || (kinds.includes(category) && categories[category] !== undefined),
  );
  if ((kinds.length < 2 || having.length === 0) && !query.category) return null;
  return (
    <nav aria-label={productMessages.listings} className="facet-line text-sm text-stone">
      {[undefined, ...having].map((category) => (
        <Link
          key={category ?? "all"}
          to={searchAddress({ ...asked, category, pages: 1 })}
          replace
          preventScrollReset
          rel="nofollow"
          aria-current={query.category === category ? "true" : undefined}
        >
          {category ? productMessages.categories[category] : productMessages.all}{" "}
          {category && categories[category] !== null && (
            <span className="figures ml-1">{(categories[category] ?? 0).toLocaleString(currentLocale())}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ text, others }: { text: string; others: Answer["others"] }) {
  return (
    <section aria-labelledby="nothing-found">
      <h2 id="nothing-found" className="text-2xl wrap-anywhere">
        {messages.nothing(text)}
      </h2>
      <p className="mt-2 mb-8 text-stone">{messages.nothingText}</p>
      <ProductGrid products={others} shape="four" action={(product) => <QuickAdd product={product} />} />
    </section>
  );
}

interface LinksProps {
  title: string;
  links: readonly { to: string; title: string; text: ReactNode }[];
}

const Links = ({ title, links }: LinksProps) => (
  <section>
    <h2 className="text-2xl">{title}</h2>
    <ul className="mt-4 grid gap-x-10 border-b border-beige lg:grid-cols-2">
      {links.map(({ to, title, text }) => (
        <li key={to + title} className="relative border-t border-beige py-4">
          <Link to={to} prefetch="intent" className="no-underline after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
          {text && <p className="mt-1 line-clamp-2 text-sm text-stone">{text}</p>}
        </li>
      ))}
    </ul>
  </section>
);
