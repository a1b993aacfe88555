import {
  type CollectionFilters,
  collectionAddress,
  countFilters,
  NO_FILTERS,
  withFacet,
} from "../collection-filters.ts";
import { messages } from "../messages.ts";
import { type FiltersProps, PriceForm } from "./filter-forms.tsx";
import {
  ChosenFilters,
  chosenValues,
  FacetLinks,
  FilterGroup,
  FilterLink,
  FilterPanel,
  priceText,
} from "./filter-links.tsx";

/** Links and one form: all of it works before scripts arrive. */
export function Filters({ onType, ...props }: FiltersProps & { onType(typed: CollectionFilters): void }) {
  const { slug, filters, asked, listing } = props;
  const count = countFilters(filters);
  return (
    <section aria-label={messages.filters}>
      <FilterPanel count={count}>
        {listing.facets.map((facet) => (
          <FacetLinks
            key={facet.slug}
            facet={facet}
            chosen={filters.facets}
            to={(value) => collectionAddress(slug, { ...withFacet(asked, value), part: 1 })}
          />
        ))}
        <Offers {...props} />
        <PriceForm slug={slug} filters={filters} listing={listing} onType={onType} />
      </FilterPanel>
      {count > 0 && <Chosen {...props} />}
    </section>
  );
}

function Offers({ slug, filters, asked, listing }: FiltersProps) {
  const to = (change: Partial<CollectionFilters>) =>
    collectionAddress(slug, { ...asked, ...change, pages: 1, part: 1 });
  return (
    <FilterGroup title={messages.offers}>
      <FilterLink to={to({ inStock: !filters.inStock })} isOn={filters.inStock} label={messages.inStock} count={null} />
      {(listing.reduced !== 0 || filters.isReduced) && (
        <FilterLink
          to={to({ isReduced: !filters.isReduced })}
          isOn={filters.isReduced}
          label={messages.reduced}
          count={listing.reduced}
        />
      )}
    </FilterGroup>
  );
}

function Chosen({ slug, filters, asked, listing }: FiltersProps) {
  const without = (change: Partial<CollectionFilters>) =>
    collectionAddress(slug, { ...asked, ...change, pages: 1, part: 1 });
  const { from, to, sort, inStock, isReduced } = filters;
  const chosen = [
    ...chosenValues(listing.facets, filters.facets, (value) => without({ facets: withFacet(asked, value).facets })),
    ...(inStock ? [{ label: messages.inStock, without: without({ inStock: false }) }] : []),
    ...(isReduced ? [{ label: messages.reduced, without: without({ isReduced: false }) }] : []),
    ...(from !== undefined || to !== undefined
      ? [{ label: priceText(filters), without: without({ from: undefined, to: undefined }) }]
      : []),
  ];
  return <ChosenFilters chosen={chosen} toNone={collectionAddress(slug, { ...NO_FILTERS, sort })} />;
}
