import { Check, ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { messages as words } from "#features/products/choice-messages.ts";
import { currentLocale } from "#shared/language.ts";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { CollectionFilters } from "../collection-filters.ts";
import type { Facet } from "../collection-listing.ts";
import { messages } from "../messages.ts";

/** Closed at first, so that products are in view; what is filtered by stands below it. */
export const FilterPanel = ({ count, children }: { count: number; children: ReactNode }) => (
  <details className="group border-b border-beige">
    <summary className="flex min-h-12 w-fit items-center gap-3">
      <span>{count > 0 ? messages.filtered(count) : messages.filter}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-stone transition-transform group-open:rotate-180" />
    </summary>
    <div className="grid gap-x-8 gap-y-6 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
  </details>
);

/** A filter of now, and the address without it. */
export interface ChosenFilter {
  label: string;
  without: string;
}

/** The values of attributes that are filtered by. */
export const chosenValues = (
  facets: readonly Facet[],
  chosen: readonly string[],
  without: (value: string) => string,
): ChosenFilter[] =>
  facets.flatMap((facet) =>
    facet.values.flatMap((value) => {
      const wanted = `${facet.slug}.${value.value}`;
      return chosen.includes(wanted)
        ? [{ label: `${facet.name}: ${nameOf(facet, value)}`, without: without(wanted) }]
        : [];
    }),
  );

/** "Price: from €2.00" */
export const priceText = ({ from, to }: Pick<CollectionFilters, "from" | "to">): string =>
  [
    `${messages.price}:`,
    ...(from === undefined ? [] : [`${messages.from} ${formatMoney(from)}`]),
    ...(to === undefined ? [] : [`${messages.to} ${formatMoney(to)}`]),
  ].join(" ");

interface ChosenFiltersProps {
  chosen: readonly ChosenFilter[];
  /** The address without any; null where another link leads there. */
  toNone: string | null;
}

/** Each is a link that takes it out; the last takes out all. */
export const ChosenFilters = ({ chosen, toNone }: ChosenFiltersProps) => (
  <ul aria-label={messages.chosen} className="mt-2 flex flex-wrap items-center gap-2">
    {chosen.map(({ label, without }) => (
      <li key={label}>
        <Button asChild size="small" variant="secondary">
          <Link to={without} replace preventScrollReset aria-label={messages.remove(label)}>
            {label}
            <X aria-hidden="true" className="ml-2 size-4" />
          </Link>
        </Button>
      </li>
    ))}
    {toNone && (
      <li>
        <Link to={toNone} replace preventScrollReset className="link inline-flex min-h-11 items-center px-2 text-sm">
          {messages.clear}
        </Link>
      </li>
    )}
  </ul>
);

export const nameOf = ({ type, unit }: Facet, { value, name }: Facet["values"][number]): string => {
  if (type === "yes-no") return value === "yes" ? words.yes : words.no;
  if (type === "number") return [Number(value).toLocaleString(currentLocale()), unit].filter(Boolean).join(" ");
  return name;
};

interface FacetLinksProps {
  facet: Facet;
  /** Those that are filtered by. */
  chosen: readonly string[];
  /** The address where one is taken in or out. */
  to: (value: string) => string;
}

/** Values that would leave nothing are left out. */
export function FacetLinks({ facet, chosen, to }: FacetLinksProps) {
  const values = facet.values
    .map((value) => ({ ...value, name: nameOf(facet, value), wanted: `${facet.slug}.${value.value}` }))
    .filter(({ wanted, count }) => count !== 0 || chosen.includes(wanted));
  if (values.length === 0) return null;
  return (
    <FilterGroup title={facet.name}>
      {values.map(({ wanted, name, count }) => (
        <FilterLink key={wanted} to={to(wanted)} isOn={chosen.includes(wanted)} label={name} count={count} />
      ))}
    </FilterGroup>
  );
}

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h2 className="eyebrow text-stone">{title}</h2>
    <ul className="mt-1 grid max-h-72 gap-x-6 overflow-y-auto max-sm:grid-cols-2">{children}</ul>
  </div>
);

interface FilterLinkProps {
  to: string;
  isOn: boolean;
  label: string;
  /** How many products it would leave; null where nobody counts. */
  count: number | null;
}

export const FilterLink = ({ to, isOn, label, count }: FilterLinkProps) => (
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
