import { X } from "lucide-react";
import { Link } from "react-router";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import {
  type CollectionFilters,
  collectionAddress,
  countFilters,
  NO_FILTERS,
  withFacet,
} from "../collection-filters.ts";
import { messages } from "../messages.ts";
import { type FiltersProps, PriceForm } from "./filter-forms.tsx";
import { FacetLinks, FilterGroup, FilterLink, FilterPanel, nameOf } from "./filter-links.tsx";

/** Links and one form: all of it works before scripts arrive. */
export function Filters({ onType, ...props }: FiltersProps & { onType(typed: CollectionFilters): void }) {
  const { slug, filters, asked, listing } = props;
  const count = countFilters(filters);
  return (
    <section aria-label={messages.filters} className="grid gap-4">
      <FilterPanel count={count}>
        {listing.facets.map((facet) => (
          <FacetLinks
            key={facet.slug}
            facet={facet}
            chosen={filters.facets}
            to={(value) => collectionAddress(slug, withFacet(asked, value))}
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
  const to = (change: Partial<CollectionFilters>) => collectionAddress(slug, { ...asked, ...change, pages: 1 });
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

/** The filters of now, each a link that takes it out. */
function Chosen({ slug, filters, asked, listing }: FiltersProps) {
  const chosen = listing.facets.flatMap((facet) =>
    facet.values.flatMap((value) => {
      const wanted = `${facet.slug}.${value.value}`;
      return filters.facets.includes(wanted)
        ? [{ label: `${facet.name}: ${nameOf(facet, value)}`, without: withFacet(asked, wanted) }]
        : [];
    }),
  );
  const { from, to, inStock, isReduced } = filters;
  const all = [
    ...chosen,
    ...(inStock ? [{ label: messages.inStock, without: { ...asked, inStock: false } }] : []),
    ...(isReduced ? [{ label: messages.reduced, without: { ...asked, isReduced: false } }] : []),
    ...(from !== undefined || to !== undefined
      ? [{ label: priceText(filters), without: { ...asked, from: undefined, to: undefined } }]
      : []),
  ];
  return (
    <ul aria-label={messages.chosen} className="flex flex-wrap items-center gap-2">
      {all.map(({ label, without }) => (
        <li key={label}>
          <Button asChild size="small" variant="secondary">
            <Link
              to={collectionAddress(slug, { ...without, pages: 1 })}
              replace
              preventScrollReset
              aria-label={messages.remove(label)}
            >
              {label}
              <X aria-hidden="true" className="ml-2 size-4" />
            </Link>
          </Button>
        </li>
      ))}
      <li>
        <Link
          to={collectionAddress(slug, { ...NO_FILTERS, sort: filters.sort })}
          replace
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {messages.clear}
        </Link>
      </li>
    </ul>
  );
}

const priceText = ({ from, to }: CollectionFilters): string =>
  [
    `${messages.price}:`,
    ...(from === undefined ? [] : [`${messages.from} ${formatMoney(from)}`]),
    ...(to === undefined ? [] : [`${messages.to} ${formatMoney(to)}`]),
  ].join(" ");
