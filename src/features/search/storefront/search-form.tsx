import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { writtenFacets } from "#features/collections/collection-filters.ts";
import { typedPrice } from "#features/collections/price-filter.ts";
import { useFieldsOfAddress, useTypedPrice } from "#features/collections/storefront/use-typed-price.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { FACETS_OF, LONGEST_QUERY, readSearch, type SearchQuery, SORTS, searchAddress } from "../search-query.ts";
import { Suggestions, useSuggestions } from "./suggestions.tsx";

/** How long somebody who types may pause before the results follow; suggestions follow each letter. */
const PAUSE_MS = 250;

interface SearchFormProps {
  query: SearchQuery;
  asTyped: SearchAsTyped;
}

/** A form that works before scripts arrive; with them the results follow what is typed. */
export function SearchForm({ query, asTyped: { id, form, search, later } }: SearchFormProps) {
  const [suggestions, suggest] = useSuggestions();
  return (
    <Form id={id} ref={form} role="search" method="get" action="/search" noValidate onSubmit={search}>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.facets.length > 0 && (
        <>
          <input type="hidden" name="f" value={writtenFacets(query.facets)} />
          <input type="hidden" name={FACETS_OF} value={query.text} />
        </>
      )}
      <div className="search-line">
        <TextField
          label={messages.label}
          labelHidden
          name="q"
          type="search"
          defaultValue={query.text}
          placeholder={messages.placeholder}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          // Whoever comes here came to type.
          autoFocus
          prefix={<Search aria-hidden="true" className="size-4" />}
          className="min-w-0 grow"
          onChange={({ target }) => {
            suggest(target.value);
            later();
          }}
          onKeyDown={toResults}
        />
        <Button type="submit" className="min-h-(--control-height)">
          {messages.go}
        </Button>
      </div>
      <Suggestions suggestions={suggestions} />
    </Form>
  );
}

/** Of the same form, beside what was found. */
export const PriceFields = ({ query, asTyped: { id, typePrice, later } }: SearchFormProps) => (
  <div className="grid h-fit grid-cols-2 items-end gap-3">
    <PriceField
      form={id}
      name="from"
      label={`${messages.price}: ${messages.from}`}
      value={query.from}
      onChange={typePrice}
      onBlur={later}
    />
    <PriceField form={id} name="to" label={messages.to} value={query.to} onChange={typePrice} onBlur={later} />
    <Button form={id} type="submit" variant="secondary" className="col-span-2 not-noscript:hidden">
      {messages.apply}
    </Button>
  </div>
);

export const SortField = ({ query, asTyped: { id, later } }: SearchFormProps) => (
  <div className="flex items-end gap-3">
    <SelectField
      form={id}
      label={messages.sort}
      labelHidden
      name="sort"
      defaultValue={query.sort}
      options={SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
      onChange={later}
    />
    <Button form={id} type="submit" variant="secondary" className="min-h-(--control-height) not-noscript:hidden">
      {messages.sort}
    </Button>
  </div>
);

interface PriceFieldProps {
  form: string;
  name: "from" | "to";
  label: string;
  value: SearchQuery["from"];
  onChange: () => void;
  onBlur: () => void;
}

const PriceField = ({ value, ...field }: PriceFieldProps) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    prefix={CURRENCY_SIGN}
    defaultValue={typedPrice(value)}
  />
);

interface SearchAsTyped {
  /** Of the form, for the fields that stand outside of it. */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  /** What was asked for last, with the price that is being typed. */
  asked: SearchQuery;
  typePrice(): void;
  search(event: FormEvent): void;
  /** Once nothing more is typed. */
  later(): void;
}

/** `query` is what was asked for last. */
export function useSearchAsTyped(query: SearchQuery): SearchAsTyped {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const [asked, setTyped] = useTypedPrice(query);
  const { text, from, to, sort } = query;
  const written = { q: text, from: typedPrice(from), to: typedPrice(to), sort };
  useFieldsOfAddress(form, written, () => timer.current !== undefined);
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    // Who follows a link is not called back to what was typed before.
    const leave = ({ target }: MouseEvent) => target instanceof Element && target.closest("a") && stop();
    document.addEventListener("click", leave, true);
    return () => {
      document.removeEventListener("click", leave, true);
      stop();
    };
  }, []);
  const wanted = (): SearchQuery => {
    const entries = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]);
    return readSearch(new URLSearchParams(entries));
  };
  const now = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    navigate(searchAddress(wanted()), { replace: true, preventScrollReset: true });
  };
  return {
    id,
    form,
    asked,
    typePrice: () => setTyped(wanted()),
    search: (event: FormEvent) => {
      event.preventDefault();
      now();
    },
    later: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(now, PAUSE_MS);
    },
  };
}

/** The arrow leads from what is typed to what was found. */
function toResults(event: KeyboardEvent) {
  if (event.key !== "ArrowDown") return;
  const first = document.querySelector<HTMLElement>("#search-results a");
  if (!first) return;
  event.preventDefault();
  first.focus();
}
