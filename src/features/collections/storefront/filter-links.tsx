import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { messages as words } from "#features/products/choice-messages.ts";
import { currentLocale } from "#shared/language.ts";
import { classes } from "#ui/classes.ts";
import type { Facet } from "../collection-listing.ts";
import { messages } from "../messages.ts";

/** Opens and closes; open where something is filtered already. */
export function FilterPanel({ count, children }: { count: number; children: ReactNode }) {
  // From then on it stays as somebody left it.
  const [isOpen] = useState(count > 0);
  return (
    <details open={isOpen || undefined} className="group border-y border-beige">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <span>{count > 0 ? messages.filtered(count) : messages.filter}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-stone transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </details>
  );
}

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
    <ul className="mt-1 grid max-h-72 overflow-y-auto">{children}</ul>
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
