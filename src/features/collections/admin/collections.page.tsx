import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { narrowingBy } from "#backoffice/filtered-list.tsx";
import { shortDateIn, shortMomentIn } from "#backoffice/moments.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { actionsOf, ContentList, InShop } from "#features/content/admin/content-list.tsx";
import { PublicationBadge } from "#features/content/admin/publication-badge.tsx";
import { currentLocale } from "#shared/language.ts";
import { privatePage } from "#site/page-meta.ts";
import { type Column, opensLook } from "#ui/list-table.tsx";
import { collectionList } from "../collection.ts";
import type { Route } from "./+types/collections.page";
import { messages as words } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

const HOME = "/admin/collections";
const ALL = { search: "", status: "", kind: "", sort: "newest", page: "1" } as const;

export default function CollectionsPage() {
  const { timeZone } = useStore().settings;
  const view = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-collections", { query: addressQuery(collectionList, view.filters) });
  // A column that is empty in every row tells nothing.
  const isInMenu = answer.data?.data.some(({ menu }) => menu);
  return (
    <ContentList
      words={words}
      view={view}
      answer={answer}
      home={HOME}
      narrowing={[narrowingBy("kind", words.kind, words.anyKind, words.kinds)]}
      columns={columnsOf(timeZone).filter(({ head }) => head !== words.menu || isInMenu)}
    />
  );
}

type CollectionRow = ResponseOf<"GET admin-collections">["data"][number];

/** More are not counted. */
const MOST = 1_000;
const countOf = ({ products }: CollectionRow): string =>
  `${Math.min(products, MOST).toLocaleString(currentLocale())}${products > MOST ? "+" : ""}`;
const kindOf = (collection: CollectionRow) => `${countOf(collection)} · ${words.kinds[collection.kind]}`;

const columnsOf = (timeZone: string): readonly Column<CollectionRow>[] => [
  {
    head: words.columns.page,
    cellClassName: "min-w-32 wrap-anywhere",
    cell: (collection) => (
      <>
        <Link to={`${HOME}/${collection.id}`} className={opensLook}>
          {collection.title}
        </Link>
        <span className="block text-xs font-normal text-stone">{words.slugHint(collection.slug)}</span>
      </>
    ),
  },
  {
    head: words.status,
    from: "sm",
    isPlain: true,
    cell: ({ status, publish_at: publishAt }) => (
      <>
        <PublicationBadge status={status} publishAt={publishAt} />
        {publishAt && <span className="figures block text-xs text-stone">{shortMomentIn(timeZone, publishAt)}</span>}
      </>
    ),
  },
  {
    head: words.kind,
    from: "sm",
    isPlain: true,
    cell: kindOf,
  },
  {
    head: words.menu,
    from: "lg",
    cellClassName: "text-stone",
    cell: ({ menu }) => (menu ? words.menus[menu] : ""),
  },
  {
    head: words.columns.updated,
    from: "md",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap text-stone",
    cell: ({ updated_at }) => shortDateIn(timeZone, updated_at),
  },
  actionsOf(
    words.actions,
    ({ status, slug, title }) =>
      status === "published" && <InShop to={`/collections/${slug}`} label={`${words.view} ${title}`} />,
  ),
];
