import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import {
  COLLECTION_SORTS,
  type CollectionFilters,
  collectionAddress,
  readFilters,
  writtenFilters,
} from "../collection-filters.ts";
import type { CollectionListing } from "../collection-listing.ts";
import { messages } from "../messages.ts";

export interface FiltersProps {
  slug: string;
  filters: CollectionFilters;
  listing: CollectionListing;
}

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

export function PriceForm({ slug, filters, listing }: FiltersProps) {
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
