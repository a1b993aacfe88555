import { Ellipsis, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "./office-messages.ts";
import { PhoneFold } from "./phone-fold.tsx";
import { SearchField } from "./search-field.tsx";
import { type Option, SelectField } from "./select-field.tsx";

interface Select {
  label: string;
  /** The first one is what the list shows at first. */
  options: readonly Option[];
  value: string | undefined;
  /** It orders the list and leaves nothing out. */
  isSort?: boolean;
  onSelect(value: string): void;
}

type FilterBarProps = {
  label: string;
  /** What one looks for first. */
  search: { label: string; placeholder?: string; value: string; onSearch: (text: string) => void };
  /** What narrows or sorts the list. */
  selects?: readonly Select[];
  /** Rare acts, such as an export. */
  more?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

const FOLDED = "sm:flex sm:flex-wrap sm:flex-initial sm:*:min-w-36 sm:*:flex-auto";

/** The line above every list: the search in front, the rest beside it, or below it where there is no room. Phones fold the rest. */
export const FilterBar = ({ label, search, selects = [], more, children }: FilterBarProps) => {
  const active = selects.filter(({ isSort, options, value }) => !isSort && value && value !== options[0]?.value).length;
  return (
    <search aria-label={label} className="mb-4 flex lg:mb-3 flex-wrap gap-3 whitespace-nowrap">
      <div className="min-w-0 flex-1 basis-36 sm:w-80 sm:flex-none">
        <SearchField labelHidden placeholder={search.label} {...search} />
      </div>
      {selects.length > 0 && (
        <PhoneFold label={messages.filters(active)} icon={SlidersHorizontal} className={FOLDED}>
          {selects.map(({ onSelect, isSort: _, ...select }) => (
            <SelectField key={select.label} labelHidden {...select} onChange={({ target }) => onSelect(target.value)} />
          ))}
        </PhoneFold>
      )}
      {more && (
        <PhoneFold label={messages.more} isLabelHidden icon={Ellipsis} className={FOLDED}>
          {more}
        </PhoneFold>
      )}
      {children}
    </search>
  );
};
