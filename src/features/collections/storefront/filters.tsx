import { Check, ChevronDown, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { messages as words } from "#features/products/choice-messages.ts";
import { currentLocale } from "#shared/language.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import {
  type CollectionFilters,
  collectionAddress,
  countFilters,
  NO_FILTERS,
  withFacet,
} from "../collection-filters.ts";
import type { Facet } from "../collection-listing.ts";
import { messages } from "../messages.ts";
import { type FiltersProps, PriceForm } from "./filter-forms.tsx";

/** Links and one form: all of it works before scripts arrive. */
export function Filters({ slug, filters, listing }: FiltersProps) {
  const count = countFilters(filters);
  // From then on it stays as somebody left it.
  const [isOpen] = useState(count > 0);
  return (
    <section aria-label={messages.filters} className="grid gap-4">
      <details open={isOpen || undefined} className="group border-y border-beige">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
          <span>{count > 0 ? messages.filtered(count) : messages.filter}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-stone transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-8 gap-y-6 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-4">
          {listing.facets.map((facet) => (
            <FacetLinks key={facet.slug} {...{ slug, filters, facet }} />
          ))}
          <Offers {...{ slug, filters, listing }} />
          <PriceForm {...{ slug, filters, listing }} />
        </div>
      </details>
      {count > 0 && <Chosen {...{ slug, filters, listing }} />}
    </section>
  );
}

const nameOf = ({ type, unit }: Facet, { value, name }: Facet["values"][number]): string => {
  if (type === "yes-no") return value === "yes" ? words.yes : words.no;
  if (type === "number") return [Number(value).toLocaleString(currentLocale()), unit].filter(Boolean).join(" ");
  return name;
};

/** Values that would leave nothing are left out. */
function FacetLinks({ slug, filters, facet }: Pick<FiltersProps, "slug" | "filters"> & { facet: Facet }) {
  const isChosen = (value: string) => filters.facets.includes(`${facet.slug}.${value}`);
  const values = facet.values.filter(({ value, count }) => count !== 0 || isChosen(value));
  if (values.length === 0) return null;
  return (
    <Group title={facet.name}>
      {values.map((value) => {
        const wanted = `${facet.slug}.${value.value}`;
        return (
          <Toggle
            key={value.value}
            to={collectionAddress(slug, withFacet(filters, wanted))}
            isOn={isChosen(value.value)}
            label={nameOf(facet, value)}
            count={value.count}
          />
        );
      })}
    </Group>
  );
}

function Offers({ slug, filters, listing }: FiltersProps) {
  const to = (change: Partial<CollectionFilters>) => collectionAddress(slug, { ...filters, ...change, pages: 1 });
  return (
    <Group title={messages.offers}>
      <Toggle to={to({ inStock: !filters.inStock })} isOn={filters.inStock} label={messages.inStock} count={null} />
      {(listing.reduced !== 0 || filters.isReduced) && (
        <Toggle
          to={to({ isReduced: !filters.isReduced })}
          isOn={filters.isReduced}
          label={messages.reduced}
          count={listing.reduced}
        />
      )}
    </Group>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h2 className="eyebrow text-stone">{title}</h2>
    <ul className="mt-1 grid max-h-72 overflow-y-auto">{children}</ul>
  </div>
);

interface ToggleProps {
  to: string;
  isOn: boolean;
  label: string;
  /** How many products it would leave; null where nobody counts. */
  count: number | null;
}

const Toggle = ({ to, isOn, label, count }: ToggleProps) => (
  <li>
    <Link
      to={to}
      replace
      preventScrollReset
      rel="nofollow"
      aria-current={isOn ? "true" : undefined}
      className="flex min-h-11 items-center gap-3 py-1 text-sm no-underline hover:underline"
    >
      <span
        aria-hidden="true"
        className={classes(
          "grid size-5 shrink-0 place-items-center rounded-sm border",
          isOn ? "border-gold-deep bg-gold-deep text-cream" : "border-taupe bg-paper",
        )}
      >
        {isOn && <Check className="size-4" />}
      </span>
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {count !== null && <span className="figures ml-auto text-stone">{count.toLocaleString(currentLocale())}</span>}
    </Link>
  </li>
);

/** The filters of now, each a link that takes it out. */
function Chosen({ slug, filters, listing }: FiltersProps) {
  const chosen = listing.facets.flatMap((facet) =>
    facet.values.flatMap((value) => {
      const wanted = `${facet.slug}.${value.value}`;
      return filters.facets.includes(wanted)
        ? [{ label: `${facet.name}: ${nameOf(facet, value)}`, without: withFacet(filters, wanted) }]
        : [];
    }),
  );
  const { from, to, inStock, isReduced } = filters;
  const all = [
    ...chosen,
    ...(inStock ? [{ label: messages.inStock, without: { ...filters, inStock: false } }] : []),
    ...(isReduced ? [{ label: messages.reduced, without: { ...filters, isReduced: false } }] : []),
    ...(from !== undefined || to !== undefined
      ? [{ label: priceText(filters), without: { ...filters, from: undefined, to: undefined } }]
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

const amountOf = (cents: number): string => (cents / 100).toLocaleString(currentLocale());
const priceText = ({ from, to }: CollectionFilters): string =>
  [
    `${messages.price}:`,
    ...(from === undefined ? [] : [`${messages.from} ${amountOf(from)} ${CURRENCY_SIGN}`]),
    ...(to === undefined ? [] : [`${messages.to} ${amountOf(to)} ${CURRENCY_SIGN}`]),
  ].join(" ");
