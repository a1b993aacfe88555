import { X } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "./office-messages.ts";

export interface FilterChip {
  /** "Status: Processing" */
  label: string;
  onRemove: () => void;
}

type FilterChipsProps = {
  chips: readonly FilterChip[];
  /** Behind the last one. */
  children?: ReactNode;
};

/** What narrows a list; each is removed by a press. */
export const FilterChips = ({ chips, children }: FilterChipsProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-2 lg:mb-3">
    <ul aria-label={messages.activeFilters} className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={messages.removeFilter(label)}
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-taupe bg-paper px-3 text-sm whitespace-nowrap transition-colors duration-quick hover:border-espresso md:min-h-8"
          >
            <span className="max-w-64 truncate">{label}</span>
            <X aria-hidden="true" className="size-4 text-stone" />
          </button>
        </li>
      ))}
    </ul>
    {children}
  </div>
);
