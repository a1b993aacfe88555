import { Pencil, Plus } from "lucide-react";
import { Link } from "react-router";
import { useAddressFilters } from "#client/address-filters.ts";
import { ask, useAnswer } from "#client/ask.ts";
import { DeleteWritten } from "#client/delete-written.tsx";
import type { AnswerOf } from "#client/functions-client.ts";
import { ListFrame } from "#client/list-frame.tsx";
import { Button } from "#ui/button.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { cut } from "../cut.ts";
import { asked, pageList, ROWS_A_PAGE } from "../list.ts";
import { PublicationBadge, STATUS_OPTIONS } from "./publication-badge.tsx";
import { pages as words } from "./texts.ts";
import { ViewPage } from "./view-page.tsx";

const ALL = { search: "", status: "", sort: "newest", page: "1" } as const;
const SORTS = Object.entries(words.sorts).map(([value, label]) => ({ value, label }));

export function PagesList({ timeZone }: { timeZone: string }) {
  const { filters, change, linkTo } = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useAnswer("GET admin-content", { query: asked(pageList, filters) });
  const create = (
    <Button asChild>
      <Link to="/admin/content/new">
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
          placeholder: words.search,
          value: filters.search,
          onSearch: (search) => change({ search }),
        }}
      >
        <SelectField
          label={words.status}
          labelHidden
          options={[{ value: "", label: words.anyStatus }, ...STATUS_OPTIONS]}
          value={filters.status}
          onChange={({ target }) => change({ status: target.value })}
        />
        <SelectField
          label={words.sort}
          labelHidden
          options={SORTS}
          value={filters.sort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </FilterBar>
      <ListFrame
        answer={answer}
        words={words}
        rowsAPage={ROWS_A_PAGE}
        isFiltered={Boolean(filters.search || filters.status)}
        onClear={() => change({ search: "", status: "" })}
        action={create}
        page={Number(filters.page) || 1}
        linkTo={linkTo}
      >
        <Rows rows={answer.data?.data ?? []} timeZone={timeZone} />
      </ListFrame>
    </>
  );
}

type PageRow = AnswerOf<"GET admin-content">["data"][number];

const Rows = ({ rows, timeZone }: { rows: readonly PageRow[]; timeZone: string }) => (
  <Table label={words.title}>
    <TableHead>
      <HeaderCell>{words.columns.page}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{words.status}</HeaderCell>
      <HeaderCell className="max-lg:hidden">{words.columns.description}</HeaderCell>
      <HeaderCell className="max-md:hidden">{words.columns.updated}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{words.actions}</span>
      </HeaderCell>
    </TableHead>
    <tbody>
      {rows.map((page) => (
        <Row key={page.id}>
          <RowHeaderCell className="min-w-32 wrap-anywhere">
            <Link to={`/admin/content/${page.id}`} className="no-underline hover:underline">
              {page.title}
            </Link>
            <span className="block text-xs font-normal text-stone">/pages/{page.slug}</span>
            <PublicationBadge status={page.status} className="mt-1 sm:hidden" />
          </RowHeaderCell>
          <Cell className="max-sm:hidden">
            <PublicationBadge status={page.status} />
          </Cell>
          <Cell className="max-w-80 min-w-56 text-stone max-lg:hidden">{cut(page.meta_description ?? "")}</Cell>
          <Cell className="figures whitespace-nowrap text-stone max-md:hidden">
            {new Date(page.updated_at).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone })}
          </Cell>
          <Cell className="text-right whitespace-nowrap">
            <ViewPage page={page} />
            <Button asChild variant="quiet" size="icon-small">
              <Link to={`/admin/content/${page.id}`} aria-label={`${words.edit} ${page.title}`}>
                <Pencil aria-hidden="true" className="size-4" />
              </Link>
            </Button>
            <DeleteWritten
              title={page.title}
              words={words}
              touches={["admin-content"]}
              remove={() => ask("DELETE admin-content", { query: { id: page.id } })}
            />
          </Cell>
        </Row>
      ))}
    </tbody>
  </Table>
);
