import { FilterBar } from "#ui/filter-bar.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CATEGORIES } from "../category.ts";
import { messages as shopTexts } from "../messages.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import type { ListFilters } from "./list-query.ts";
import { messages } from "./messages.ts";

type Change = (changes: Partial<ListFilters>) => void;

const SHOWS = Object.entries(messages.shows).map(([value, label]) => ({ value, label }));

export function ProductFilters({ filters, change }: { filters: ListFilters; change: Change }) {
  const words = shopTexts.categories;
  return (
    <FilterBar
      label={messages.filters}
      search={{
        label: messages.search,
        placeholder: messages.searchHint,
        value: filters.search,
        onSearch: (search) => change({ search }),
      }}
    >
      <SelectField
        label={messages.category}
        labelHidden
        value={filters.category}
        onChange={({ target }) => change({ category: target.value })}
        options={[
          { value: "", label: messages.allCategories },
          ...CATEGORIES.map((value) => ({ value, label: words[value] })),
        ]}
      />
      <SelectField
        label={messages.stock}
        labelHidden
        value={filters.stock}
        onChange={({ target }) => change({ stock: target.value })}
        options={[
          { value: "", label: messages.anyStock },
          ...STOCK_STATES.map((value) => ({ value, label: messages.badge[value] })),
        ]}
      />
      <SelectField
        label={messages.show}
        labelHidden
        value={filters.show}
        onChange={({ target }) => change({ show: target.value })}
        options={SHOWS}
      />
      <SelectField
        label={messages.sort}
        labelHidden
        value={filters.sort}
        onChange={({ target }) => change({ sort: target.value })}
        options={PRODUCT_SORTS.map((value) => ({ value, label: messages.sorts[value] }))}
      />
    </FilterBar>
  );
}
