import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { writtenFacets } from "#features/collections/collection-filters.ts";
import { CURRENCY_SIGN } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { messages } from "../messages.ts";
import { LONGEST_QUERY, readSearch, type SearchQuery, SORTS, searchAddress } from "../search-query.ts";
import { Suggestions, useSuggestions } from "./suggestions.tsx";

/** How long somebody who types may pause before the results follow; suggestions follow each letter. */
const PAUSE_MS = 250;

interface SearchFormProps {
  query: SearchQuery;
  asTyped: SearchAsTyped;
}

/** A form that works before scripts arrive; with them the results follow what is typed. */
export function SearchForm({ query, asTyped: { id, form, search, later } }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestions, suggest] = useSuggestions();
  useEffect(() => {
    // By Back and by links; never under the fingers.
    if (input.current && document.activeElement !== input.current) input.current.value = query.text;
  }, [query.text]);
  return (
    <Form id={id} ref={form} role="search" method="get" action="/search" noValidate onSubmit={search}>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.facets.length > 0 && <input type="hidden" name="f" value={writtenFacets(query.facets)} />}
      <div className="flex items-end gap-3">
        <TextField
          ref={input}
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
export const PriceFields = ({ query, asTyped: { id, later } }: SearchFormProps) => (
  <div className="grid h-fit grid-cols-2 items-end gap-3">
    <PriceField
      form={id}
      name="from"
      label={`${messages.price}: ${messages.from}`}
      value={query.from}
      onChange={later}
    />
    <PriceField form={id} name="to" label={messages.to} value={query.to} onChange={later} />
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
      key={query.sort}
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
  value: number | undefined;
  onChange: () => void;
}

const PriceField = ({ value, onChange, ...field }: PriceFieldProps) => (
  <TextField
    {...field}
    inputMode="decimal"
    autoComplete="off"
    prefix={CURRENCY_SIGN}
    key={value}
    defaultValue={value === undefined ? "" : value / 100}
    onBlur={onChange}
  />
);

interface SearchAsTyped {
  /** Of the form, for the fields that stand outside of it. */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  search(event: FormEvent): void;
  /** Once nothing more is typed. */
  later(): void;
}

/** `shown` is what was looked for last: other words have other attributes. */
export function useSearchAsTyped(shown: string): SearchAsTyped {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => {
    // Who goes to another page meanwhile is not called back.
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link && !link.pathname.endsWith("/search")) clearTimeout(timer.current);
    };
    document.addEventListener("click", leave, true);
    return () => {
      document.removeEventListener("click", leave, true);
      clearTimeout(timer.current);
    };
  }, []);
  const now = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const wanted = readSearch(new URLSearchParams(entries));
    const facets = wanted.text === shown ? wanted.facets : [];
    navigate(searchAddress({ ...wanted, facets }), { replace: true, preventScrollReset: true });
  };
  return {
    ...{ id, form },
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
