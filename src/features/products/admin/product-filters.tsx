import { FilterBar } from "#ui/filter-bar.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { CATEGORIES } from "../category.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import { texts as shopTexts } from "../texts.ts";
import type { ListFilters } from "./list-query.ts";
import { texts } from "./texts.ts";

type Change = (changes: Partial<ListFilters>) => void;

const SHOWS = Object.entries(texts.shows).map(([value, label]) => ({ value, label }));

export function ProductFilters({ filters, change }: { filters: ListFilters; change: Change }) {
  const words = shopTexts.categories;
  return (
    <FilterBar
      label={texts.filters}
      search={{
        label: texts.search,
        placeholder: texts.searchHint,
        value: filters.search,
        onSearch: (search) => change({ search }),
      }}
    >
      <SelectField
        label={texts.category}
        labelHidden
        value={filters.category}
        onChange={({ target }) => change({ category: target.value })}
        options={[
          { value: "", label: texts.allCategories },
          ...CATEGORIES.map((value) => ({ value, label: words[value] })),
        ]}
      />
      <SelectField
        label={texts.stock}
        labelHidden
        value={filters.stock}
        onChange={({ target }) => change({ stock: target.value })}
        options={[
          { value: "", label: texts.anyStock },
          ...STOCK_STATES.map((value) => ({ value, label: texts.badge[value] })),
        ]}
      />
      <SelectField
        label={texts.show}
        labelHidden
        value={filters.show}
        onChange={({ target }) => change({ show: target.value })}
        options={SHOWS}
      />
      <SelectField
        label={texts.sort}
        labelHidden
        value={filters.sort}
        onChange={({ target }) => change({ sort: target.value })}
        options={PRODUCT_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
      />
    </FilterBar>
  );
}
