import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { asked, pageList } from "../list.ts";
import { truncate } from "../truncate.ts";
import { ContentActions, ContentList } from "./content-list.tsx";
import { pages as words } from "./messages.ts";
import { PublicationBadge } from "./publication-badge.tsx";
import { ViewPage } from "./view-page.tsx";

const HOME = "/admin/content";
const ALL = { search: "", status: "", sort: "newest", page: "1" } as const;

export function PagesList({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-content", { query: asked(pageList, view.filters) });
  return (
    <ContentList words={words} home={HOME} view={view} answer={answer}>
      <Rows rows={answer.data?.data ?? []} timeZone={timeZone} />
    </ContentList>
  );
}

type PageRow = ResponseOf<"GET admin-content">["data"][number];

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
            <Link to={`${HOME}/${page.id}`} className="no-underline hover:underline">
              {page.title}
            </Link>
            <span className="block text-xs font-normal text-stone">/pages/{page.slug}</span>
            <PublicationBadge status={page.status} className="mt-1 sm:hidden" />
          </RowHeaderCell>
          <Cell className="max-sm:hidden">
            <PublicationBadge status={page.status} />
          </Cell>
          <Cell className="max-w-80 min-w-56 text-stone max-lg:hidden">{truncate(page.meta_description ?? "")}</Cell>
          <Cell className="figures whitespace-nowrap text-stone max-md:hidden">
            {new Date(page.updated_at).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone })}
          </Cell>
          <ContentActions
            of={page}
            words={words}
            home={HOME}
            invalidates={["admin-content"]}
            remove={() => call("DELETE admin-content", { query: { id: page.id } })}
          >
            <ViewPage page={page} />
          </ContentActions>
        </Row>
      ))}
    </tbody>
  </Table>
);
