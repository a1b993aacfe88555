import { Pencil } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { DeleteButton } from "#backoffice/delete-button.tsx";
import { shortDateIn } from "#backoffice/moments.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Button } from "#ui/button.tsx";
import { type Column, opensLook } from "#ui/list-table.tsx";
import { TwoLines } from "#ui/two-lines.tsx";
import { pageList } from "../list.ts";
import { truncate } from "../truncate.ts";
import { actionsOf, ContentList } from "./content-list.tsx";
import { messages } from "./messages.ts";
import { PublicationBadge } from "./publication-badge.tsx";
import { ViewPage } from "./view-page.tsx";

const { pages: words } = messages;

const HOME = "/admin/content";
const ALL = { search: "", status: "", sort: "newest", page: "1" } as const;

export function PagesList({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-content", { query: addressQuery(pageList, view.filters) });
  return <ContentList words={words} view={view} answer={answer} home={HOME} columns={columnsOf(timeZone)} />;
}

type PageRow = ResponseOf<"GET admin-content">["data"][number];

const columnsOf = (timeZone: string): readonly Column<PageRow>[] => [
  {
    head: words.columns.page,
    cellClassName: "min-w-32 wrap-anywhere",
    placeLook: "w-40 lg:w-96",
    cell: (page) => (
      <>
        <Link to={`${HOME}/${page.id}`} className={`line-clamp-2 ${opensLook}`}>
          {page.title}
        </Link>
        <span className="line-clamp-1 text-xs font-normal text-stone">/pages/{page.slug}</span>
      </>
    ),
  },
  { head: words.status, from: "sm", isPlain: true, cell: (page) => <PublicationBadge status={page.status} /> },
  {
    head: words.columns.description,
    from: "lg",
    isPlain: true,
    cellClassName: "w-1/3 text-xs text-stone",
    cell: (page) => page.meta_description && <TwoLines>{truncate(page.meta_description)}</TwoLines>,
  },
  {
    head: words.columns.updated,
    from: "md",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap text-stone",
    cell: (page) => shortDateIn(timeZone, page.updated_at),
  },
  // All three are specified (back office 2).
  actionsOf(words.actions, (page) => (
    <>
      <ViewPage page={page} />
      <Button asChild variant="quiet" size="icon-small">
        <Link to={`${HOME}/${page.id}`} aria-label={`${words.edit} ${page.title}`}>
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
      </Button>
      <DeleteButton
        title={page.title}
        words={words}
        invalidates={["admin-content"]}
        remove={() => call("DELETE admin-content", { query: { id: page.id, version: page.version } })}
      />
    </>
  )),
];
