import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CATEGORIES } from "../category.ts";
import { PRODUCT_SORTS, STOCK_STATES } from "../product-list.ts";
import { texts as shopTexts } from "../texts.ts";
import type { ListFilters } from "./list-query.ts";
import { texts } from "./texts.ts";

type Change = (changes: Partial<ListFilters>) => void;

/** Long enough for a word to be typed, short enough to feel at once. */
const PAUSE_MS = 250;

const SHOWS = Object.entries(texts.shows).map(([value, label]) => ({ value, label }));

export function ProductFilters({ filters, change }: { filters: ListFilters; change: Change }) {
  const words = shopTexts.categories;
  return (
    <search
      aria-label={texts.filters}
      className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[minmax(16rem,1fr)_repeat(4,11rem)]"
    >
      <SearchField asked={filters.search} change={change} />
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
    </search>
  );
}

function SearchField({ asked, change }: { asked: string; change: Change }) {
  const [typed, setTyped] = useState(asked);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    // Cleared from elsewhere, or gone back to; what was just typed comes back as what was asked.
    setBefore(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => change({ search: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, change]);
  return (
    <TextField
      type="search"
      label={texts.search}
      labelHidden
      placeholder={texts.searchHint}
      prefix={<Search aria-hidden="true" className="size-4" />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="col-span-2 md:col-span-4 xl:col-span-1"
    />
  );
}
