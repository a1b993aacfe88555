import type { ReactNode } from "react";
import { SearchField } from "./search-field.tsx";
import { type Option, SelectField } from "./select-field.tsx";

interface Select {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onSelect(value: string): void;
}

type FilterBarProps = {
  label: string;
  /** What one looks for first. */
  search: { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };
  /** What narrows or sorts the list. */
  selects?: readonly Select[];
  /** Buttons. */
  children?: ReactNode;
};

/** The line above every list: the search in front, the rest beside it, or below it where there is no room. */
export const FilterBar = ({ label, search, selects = [], children }: FilterBarProps) => (
  <search
    aria-label={label}
    className="mb-4 flex flex-wrap gap-3 whitespace-nowrap *:min-w-36 *:flex-auto *:first:basis-full max-md:*:not-first:basis-36 md:not-has-[>:nth-child(4)]:*:first:basis-80 xl:*:flex-none xl:*:first:flex-1 xl:*:first:basis-0"
  >
    <SearchField labelHidden placeholder={search.label} {...search} />
    {selects.map(({ onSelect, ...select }) => (
      <SelectField key={select.label} labelHidden {...select} onChange={({ target }) => onSelect(target.value)} />
    ))}
    {children}
  </search>
);
