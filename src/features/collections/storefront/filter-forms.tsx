import { type FormEvent, useRef } from "react";
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
import { typedPrice } from "../price-filter.ts";
import { useFieldsOfAddress } from "./use-typed-price.ts";

export interface FiltersProps {
  slug: string;
  /** What is asked for, whether or not it is shown yet. */
  filters: CollectionFilters;
  /** The same with the price that is being typed. */
  asked: CollectionFilters;
  listing: CollectionListing;
}

/** A form that says all filters but those that it asks for. With scripts it applies at once, without them by its button. */
function useFilterForm({ slug, filters }: Pick<FiltersProps, "slug" | "filters">) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const wanted = () => {
    const entries = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    return readFilters(new URLSearchParams(entries));
  };
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    const address = collectionAddress(slug, wanted());
    if (address !== collectionAddress(slug, { ...filters, pages: 1, part: 1 }))
      navigate(address, { replace: true, preventScrollReset: true });
  };
  const written = { from: typedPrice(filters.from), to: typedPrice(filters.to), sort: filters.sort };
  useFieldsOfAddress(form, written);
  return { form, wanted, apply, written };
}

/** Parameters of the address that a form keeps. */
const Kept = ({ filters, except }: { filters: CollectionFilters; except: readonly string[] }) =>
  [...writtenFilters({ ...filters, pages: 1, part: 1 })].map(
    ([name, value]) => !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  );

interface PriceFormProps extends Omit<FiltersProps, "asked"> {
  onType(typed: CollectionFilters): void;
}

export function PriceForm({ slug, filters, listing, onType }: PriceFormProps) {
  const { form, wanted, apply, written } = useFilterForm({ slug, filters });
  return (
    <Form
      ref={form}
      method="get"
      action={collectionAddress(slug)}
      noValidate
      onSubmit={apply}
      onChange={() => onType(wanted())}
      className="grid content-start gap-3"
    >
      <Kept filters={filters} except={["from", "to"]} />
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          name="from"
          label={`${messages.price}: ${messages.from}`}
          value={written.from}
          placeholder={typedPrice(listing.lowest)}
          onBlur={() => apply()}
        />
        <PriceField
          name="to"
          label={messages.to}
          value={written.to}
          placeholder={typedPrice(listing.highest)}
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
export function SortForm({ slug, filters, asked }: Omit<FiltersProps, "listing">) {
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
      <Kept filters={asked} except={["sort"]} />
      <SelectField
        label={messages.sort}
        labelHidden
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
  placeholder: string;
  onBlur: () => void;
}

const PriceField = ({ value, ...field }: PriceFieldProps) => (
  <TextField {...field} inputMode="decimal" autoComplete="off" prefix={CURRENCY_SIGN} defaultValue={value} />
);
