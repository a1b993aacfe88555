import { Check, ChevronDown, X } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { messages as words } from "#features/products/choice-messages.ts";
import { currentLocale } from "#shared/language.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  COLLECTION_SORTS,
  type CollectionFilters,
  collectionAddress,
  countFilters,
  NO_FILTERS,
  readFilters,
  withFacet,
  writtenFilters,
} from "../collection-filters.ts";
import type { CollectionListing, Facet } from "../collection-listing.ts";
import { messages } from "../messages.ts";

interface FiltersProps {
  slug: string;
  filters: CollectionFilters;
  listing: CollectionListing;
}

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

/** A form that says all filters but those that it asks for. With scripts it applies at once, without them by its button. */
function useFilterForm({ slug, filters }: Pick<FiltersProps, "slug" | "filters">) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const wanted = collectionAddress(slug, readFilters(new URLSearchParams(entries)));
    if (wanted !== collectionAddress(slug, { ...filters, pages: 1 }))
      navigate(wanted, { replace: true, preventScrollReset: true });
  };
  const written = { from: euroText(filters.from), to: euroText(filters.to), sort: filters.sort };
  const { from, to, sort } = written;
  useEffect(() => {
    // By links and by Back; never under the fingers.
    for (const [name, value] of Object.entries({ from, to, sort })) {
      const field = form.current?.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field !== document.activeElement)
        field.value = value;
    }
  }, [from, to, sort]);
  return { form, apply, written };
}

/** Parameters of the address that a form keeps. */
const Kept = ({ filters, except }: { filters: CollectionFilters; except: readonly string[] }) =>
  [...writtenFilters({ ...filters, pages: 1 })].map(
    ([name, value]) => !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );

function PriceForm({ slug, filters, listing }: FiltersProps) {
  const { form, apply, written } = useFilterForm({ slug, filters });
  const bound = (cents: number | null) => (cents === null ? undefined : String(cents / 100));
  return (
    <Form
      ref={form}
      method="get"
      action={collectionAddress(slug)}
      noValidate
      onSubmit={apply}
      className="grid content-start gap-3"
    >
      <Kept filters={filters} except={["from", "to"]} />
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          name="from"
          label={`${messages.price}: ${messages.from}`}
          value={written.from}
          placeholder={bound(listing.lowest)}
          onBlur={() => apply()}
        />
        <PriceField
          name="to"
          label={messages.to}
          value={written.to}
          placeholder={bound(listing.highest)}
          onBlur={() => apply()}
        />
      </div>
      <Button type="submit" variant="secondary">
        {messages.apply}
      </Button>
    </Form>
  );
}

/** The order of the products. */
export function SortForm({ slug, filters }: Pick<FiltersProps, "slug" | "filters">) {
  const { form, apply, written } = useFilterForm({ slug, filters });
  return (
    <Form
      ref={form}
      method="get"
      action={collectionAddress(slug)}
      noValidate
      onSubmit={apply}
      className="flex items-end gap-3"
    >
      <Kept filters={filters} except={["sort"]} />
      <SelectField
        label={messages.sort}
        name="sort"
        defaultValue={written.sort}
        options={COLLECTION_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
        onChange={() => apply()}
      />
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary" className="min-h-(--control-height)">
          {messages.apply}
        </Button>
      </div>
    </Form>
  );
}

interface PriceFieldProps {
  name: "from" | "to";
  label: string;
  value: string;
  placeholder: string | undefined;
  onBlur: () => void;
}

const euroText = (cents: number | undefined): string => (cents === undefined ? "" : String(cents / 100));

const PriceField = ({ value, ...field }: PriceFieldProps) => (
  <TextField {...field} inputMode="decimal" autoComplete="off" prefix={CURRENCY_SIGN} defaultValue={value} />
);
