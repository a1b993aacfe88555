import type { ComponentProps, ReactNode } from "react";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { type Column, ListTable } from "#ui/list-table.tsx";
import type { Option } from "#ui/select-field.tsx";
import { ListLayout } from "./list-layout.tsx";

type Layout = ComponentProps<typeof ListLayout>;
type Labels = Readonly<Record<string, string>>;

export const optionsOf = (labels: Labels): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A parameter of the address by which a list is narrowed. The empty value narrows nothing. */
export interface Narrowing {
  name: string;
  label: string;
  options: readonly Option[];
}

/** The parameter whose values are called so; at first it narrows nothing. */
export const narrowingBy = (name: string, label: string, all: string, values: Labels): Narrowing => ({
  name,
  label,
  options: [{ value: "", label: all }, ...optionsOf(values)],
});

interface FilteredListProps<T> extends Pick<Layout, "icon" | "action"> {
  words: Layout["words"] & { loading: string; search: string };
  /** The name of the filters, where it is not that of the list. */
  filtersLabel?: string;
  /** The filters in the address. */
  view: { filters: Labels; change: (changes: Record<string, string>) => void; linkTo: (page: number) => string };
  narrowing: readonly Narrowing[];
  /** Without it, one order is all there is. */
  sort?: { label: string; options: Labels };
  answer: Layout["answer"] & { data?: { total: number; data: readonly T[] } };
  rowsAPage: number;
  columns: readonly Column<T>[];
  /** The height of rows that come, where it is not that of two lines. */
  rowLook?: string;
  /** Rare acts, such as an export. */
  more?: ReactNode;
}

/** A list by its columns, with a search, filters and pages that the address knows. */
export function FilteredList<T extends { id: string }>(props: FilteredListProps<T>) {
  const {
    words,
    filtersLabel = words.title,
    view,
    narrowing,
    sort,
    answer,
    rowsAPage,
    columns,
    rowLook,
    more,
    ...layout
  } = props;
  const { filters, change, linkTo } = view;
  const page = Number(filters.page) || 1;
  const total = answer.data?.total ?? 0;
  const names = ["search", ...narrowing.map(({ name }) => name)];
  const sorting = sort ? [{ name: "sort", label: sort.label, options: optionsOf(sort.options), isSort: true }] : [];
  return (
    <>
      <FilterBar
        label={filtersLabel}
        more={more}
        search={{ label: words.search, value: filters.search ?? "", onSearch: (search) => change({ search }) }}
        selects={[...narrowing, ...sorting].map(({ name, ...field }) => ({
          ...field,
          value: filters[name],
          onSelect: (value) => change({ [name]: value }),
        }))}
      />
      <ListLayout
        answer={answer}
        words={words}
        {...layout}
        skeleton={<ListSkeleton label={words.loading} columns={columns} lines={2} className={rowLook} />}
        isEmpty={answer.data?.data.length === 0}
        isNarrowed={names.some((name) => filters[name] !== "")}
        onClear={() => change(Object.fromEntries(names.map((name) => [name, ""])))}
        paging={{ page, pages: Math.ceil(total / rowsAPage), total, linkTo }}
      >
        <ListTable label={words.title} columns={columns} rows={answer.data?.data ?? []} />
      </ListLayout>
    </>
  );
}
