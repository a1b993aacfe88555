import type { ReactNode } from "react";
import { SearchField } from "./search-field.tsx";

type FilterBarProps = {
  label: string;
  /** What one looks for first. */
  search: { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };
  /** What narrows or sorts the list: fields with hidden labels, or buttons. */
  children?: ReactNode;
};

/** The line above every list: the search in front, the rest beside it, or below it where there is no room. */
export const FilterBar = ({ label, search, children }: FilterBarProps) => (
  <search
    aria-label={label}
    className="mb-4 flex flex-wrap gap-3 *:min-w-36 *:flex-auto *:first:basis-full max-md:*:not-first:basis-36 md:not-has-[>:nth-child(4)]:*:first:basis-80 xl:*:flex-none xl:*:first:flex-1 xl:*:first:basis-0"
  >
    <SearchField labelHidden {...search} />
    {children}
  </search>
);
