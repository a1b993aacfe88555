import { optionsOf } from "#backoffice/filtered-list.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { CATEGORIES } from "../category.ts";
import { messages as storefrontMessages } from "../messages.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import type { ListFilters } from "./list-query.ts";
import { messages } from "./messages.ts";

type Change = (changes: Partial<ListFilters>) => void;

export function ProductFilters({ filters, change }: { filters: ListFilters; change: Change }) {
  const words = storefrontMessages.categories;
  return (
    <FilterBar
      label={messages.filters}
      search={{
        label: messages.search,
        placeholder: messages.searchHint,
        value: filters.search,
        onSearch: (search) => change({ search }),
      }}
      selects={[
        {
          label: messages.category,
          options: [
            { value: "", label: messages.allCategories },
            ...CATEGORIES.map((value) => ({ value, label: words[value] })),
          ],
          value: filters.category,
          onSelect: (category) => change({ category }),
        },
        {
          label: messages.stock,
          options: [
            { value: "", label: messages.anyStock },
            ...STOCK_STATES.map((value) => ({ value, label: messages.badge[value] })),
          ],
          value: filters.stock,
          onSelect: (stock) => change({ stock }),
        },
        {
          label: messages.show,
          options: optionsOf(messages.shows),
          value: filters.show,
          onSelect: (show) => change({ show }),
        },
        {
          label: messages.sort,
          isSort: true,
          options: PRODUCT_SORTS.map((value) => ({ value, label: messages.sorts[value] })),
          value: filters.sort,
          onSelect: (sort) => change({ sort }),
        },
      ]}
    />
  );
}
