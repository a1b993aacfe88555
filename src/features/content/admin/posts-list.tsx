import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { addressQuery } from "#backoffice/address-query.ts";
import { narrowingBy } from "#backoffice/filtered-list.tsx";
import { shortDateIn, shortMomentIn } from "#backoffice/moments.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Image } from "#ui/image.tsx";
import { type Column, opensLook } from "#ui/list-table.tsx";
import { postList } from "../list.ts";
import { actionsOf, ContentList, InShop } from "./content-list.tsx";
import { messages } from "./messages.ts";
import { PublicationBadge } from "./publication-badge.tsx";

const { blog: words } = messages;

const HOME = "/admin/blog";
const ALL = { search: "", status: "", category: "", sort: "newest", page: "1" } as const;
const category = () => narrowingBy("category", words.category, words.anyCategory, words.categories);

export function PostsList({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-blog", { query: addressQuery(postList, view.filters) });
  return (
    <ContentList
      words={words}
      view={view}
      answer={answer}
      home={HOME}
      narrowing={[category()]}
      columns={columnsOf(timeZone)}
      rowLook="sm:[&_td]:h-18 lg:[&_td]:h-14"
    />
  );
}

type PostRow = ResponseOf<"GET admin-blog">["data"][number];

const columnsOf = (timeZone: string): readonly Column<PostRow>[] => [
  {
    head: words.columns.post,
    cellClassName: "min-w-32",
    placeLook: "w-40 lg:w-140",
    cell: (post) => (
      <div className="flex items-center gap-3">
        <Thumbnail src={post.featured_image} />
        <div className="min-w-0 wrap-anywhere">
          <Link to={`${HOME}/${post.id}`} className={`line-clamp-2 ${opensLook}`}>
            {post.title}
          </Link>
          <span className="block text-xs font-normal text-stone">/blog/{post.slug}</span>
        </div>
      </div>
    ),
  },
  { head: words.category, from: "lg", isPlain: true, cell: (post) => words.categories[post.category] },
  {
    head: words.status,
    from: "sm",
    isPlain: true,
    cell: (post) => (
      <>
        <PublicationBadge status={post.status} publishAt={post.publish_at} />
        {post.publish_at && (
          <span className="figures block text-xs text-stone">
            {words.scheduled(shortMomentIn(timeZone, post.publish_at))}
          </span>
        )}
      </>
    ),
  },
  {
    head: words.columns.published,
    from: "md",
    isPlain: true,
    cellClassName: "figures whitespace-nowrap text-stone",
    cell: (post) => post.published_at && shortDateIn(timeZone, post.published_at),
  },
  actionsOf(
    words.actions,
    ({ status, slug, title }) =>
      status === "published" && <InShop to={`/blog/${slug}`} label={`${words.openInShop}: ${title}`} />,
  ),
];

const Thumbnail = ({ src }: { src: string | null }) => (
  <Image src={src ?? ""} alt="" width={48} height={48} className="size-12 shrink-0 rounded-sm max-sm:hidden" />
);
