import { NotebookPen, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { EndpointName } from "#api-client/api-client.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { ListLayout } from "#backoffice/list-layout.tsx";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Option } from "#ui/select-field.tsx";
import { Cell } from "#ui/table.tsx";
import { ROWS_A_PAGE } from "../list.ts";
import type { blog, pages } from "./messages.ts";
import { STATUS_OPTIONS } from "./publication-badge.tsx";

type Words = typeof pages | typeof blog;

interface Narrowing {
  name: string;
  label: string;
  options: readonly Option[];
}

interface ContentListProps {
  words: Words;
  /** Where they are listed; each is written at its id below, a new one at `new`. */
  home: string;
  view: {
    filters: Readonly<Record<string, string>>;
    change: (changes: Record<string, string>) => void;
    linkTo: (page: number) => string;
  };
  /** Besides status and order. */
  narrowing?: readonly Narrowing[];
  answer: {
    data?: { total: number; data: readonly unknown[] };
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** The rows. */
  children: ReactNode;
}

/** The list of posts, or of pages. */
export function ContentList({ words, home, view, narrowing = [], answer, children }: ContentListProps) {
  const { filters, change, linkTo } = view;
  const page = Number(filters.page) || 1;
  const narrows: readonly Narrowing[] = [
    { name: "status", label: words.status, options: [{ value: "", label: words.anyStatus }, ...STATUS_OPTIONS] },
    ...narrowing,
  ];
  const sorts = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));
  const names = ["search", ...narrows.map(({ name }) => name)];
  const create = (
    <Button asChild>
      <Link to={`${home}/new`}>
        <Plus aria-hidden="true" className="size-4" />
        {words.new}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHead title={words.title} count={answer.data?.total} lead={words.lead}>
        {create}
      </PageHead>
      <FilterBar
        label={words.filters}
        search={{
          label: words.search,
          value: filters.search ?? "",
          onSearch: (search) => change({ search }),
        }}
        selects={[...narrows, { name: "sort", label: words.sort, options: sorts }].map(({ name, ...field }) => ({
          ...field,
          value: filters[name],
          onSelect: (value) => change({ [name]: value }),
        }))}
      />
      <ListLayout
        answer={answer}
        words={words}
        icon={NotebookPen}
        isEmpty={answer.data?.data.length === 0}
        isNarrowed={page > 1 || names.some((name) => filters[name] !== "")}
        onClear={() => change(Object.fromEntries(names.map((name) => [name, ""])))}
        action={create}
        paging={{ page, pages: Math.ceil((answer.data?.total ?? 0) / ROWS_A_PAGE), linkTo }}
      >
        {children}
      </ListLayout>
    </>
  );
}

interface ContentActionsProps {
  of: { id: string; title: string };
  words: Words;
  home: string;
  invalidates: readonly EndpointName[];
  remove: () => Promise<unknown>;
  /** How it is looked at. */
  children: ReactNode;
}

/** What can be done with a row. */
export const ContentActions = ({
  of: { id, title },
  words,
  home,
  invalidates,
  remove,
  children,
}: ContentActionsProps) => (
  <Cell className="pr-1! text-right whitespace-nowrap sm:pr-2!">
    {children}
    <Button asChild variant="quiet" size="icon-small">
      <Link to={`${home}/${id}`} aria-label={`${words.edit} ${title}`}>
        <Pencil aria-hidden="true" className="size-4" />
      </Link>
    </Button>
    <DeleteButton title={title} words={words} invalidates={invalidates} remove={remove} />
  </Cell>
);
