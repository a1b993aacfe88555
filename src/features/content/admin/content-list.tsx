import { ExternalLink, NotebookPen, Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { FilteredList, type Narrowing } from "#backoffice/filtered-list.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { ROWS_A_PAGE } from "../list.ts";
import type { messages } from "./messages.ts";
import { statusOptions } from "./publication-badge.tsx";

type Words = typeof messages.pages | typeof messages.blog;

type Listed<T extends { id: string }> = ComponentProps<typeof FilteredList<T>>;

interface ContentListProps<T extends { id: string }>
  extends Pick<Listed<T>, "view" | "answer" | "columns" | "rowLook"> {
  words: Words;
  /** Where they are listed; each is written at its id below, a new one at `new`. */
  home: string;
  /** Besides status and order. */
  narrowing?: readonly Narrowing[];
}

/** The list of posts, or of pages. */
export function ContentList<T extends { id: string }>({ words, home, narrowing = [], ...list }: ContentListProps<T>) {
  const create = (
    <Button asChild>
      <Link to={`${home}/new`}>
        <Plus aria-hidden="true" className="size-4" />
        {words.new}
      </Link>
    </Button>
  );
  const status = {
    name: "status",
    label: words.status,
    options: [{ value: "", label: words.anyStatus }, ...statusOptions()],
  };
  return (
    <>
      <PageHead title={words.title} count={list.answer.data?.total} lead={words.lead}>
        {create}
      </PageHead>
      <FilteredList
        {...list}
        words={words}
        filtersLabel={words.filters}
        icon={NotebookPen}
        narrowing={[status, ...narrowing]}
        sort={{ label: words.sort, options: words.sorts }}
        rowsAPage={ROWS_A_PAGE}
        action={create}
      />
    </>
  );
}

/** The column of what can be done with a row. */
export const actionsOf = <T,>(head: string, cell: (row: T) => ReactNode): Column<T> => ({
  head,
  cell,
  isHeadHidden: true,
  cellClassName: "pr-1! text-right whitespace-nowrap sm:pr-2!",
});

/** To what shoppers see of it. */
export const InShop = ({ to, label }: { to: string; label: string }) => (
  <Button asChild variant="quiet" size="icon-small" className="max-sm:hidden">
    <a href={to} target="_blank" rel="noreferrer" aria-label={label}>
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  </Button>
);
