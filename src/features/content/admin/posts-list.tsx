import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { call, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { useAddressFilters } from "#backoffice/url-filters.ts";
import { Button } from "#ui/button.tsx";
import { Image } from "#ui/picture.tsx";
import { Cell, HeaderCell, Row, RowHeaderCell, Table, TableHead } from "#ui/table.tsx";
import { asked, postList } from "../list.ts";
import { ContentActions, ContentList } from "./content-list.tsx";
import { blog as words } from "./messages.ts";
import { PublicationBadge } from "./publication-badge.tsx";

const HOME = "/admin/blog";
const ALL = { search: "", status: "", category: "", sort: "newest", page: "1" } as const;
const CATEGORY = {
  name: "category",
  label: words.category,
  options: [
    { value: "", label: words.anyCategory },
    ...Object.entries(words.categories).map(([value, label]) => ({ value, label })),
  ],
};

export function PostsList({ timeZone }: { timeZone: string }) {
  const view = useAddressFilters<keyof typeof ALL>(ALL);
  const answer = useEndpointQuery("GET admin-blog", { query: asked(postList, view.filters) });
  return (
    <ContentList words={words} home={HOME} view={view} narrowing={[CATEGORY]} answer={answer}>
      <Rows rows={answer.data?.data ?? []} timeZone={timeZone} />
    </ContentList>
  );
}

type PostRow = ResponseOf<"GET admin-blog">["data"][number];

const Rows = ({ rows, timeZone }: { rows: readonly PostRow[]; timeZone: string }) => (
  <Table label={words.title}>
    <TableHead>
      <HeaderCell>{words.columns.post}</HeaderCell>
      <HeaderCell className="max-lg:hidden">{words.category}</HeaderCell>
      <HeaderCell className="max-sm:hidden">{words.status}</HeaderCell>
      <HeaderCell className="max-md:hidden">{words.columns.published}</HeaderCell>
      <HeaderCell>
        <span className="sr-only">{words.actions}</span>
      </HeaderCell>
    </TableHead>
    <tbody>
      {rows.map((post) => (
        <Row key={post.id}>
          <RowHeaderCell className="min-w-32">
            <div className="flex items-center gap-3">
              <Thumbnail src={post.featured_image} />
              <div className="min-w-0 wrap-anywhere">
                <Link to={`${HOME}/${post.id}`} className="no-underline hover:underline">
                  {post.title}
                </Link>
                <span className="block text-xs font-normal text-stone">/blog/{post.slug}</span>
                <PublicationBadge status={post.status} className="mt-1 sm:hidden" />
              </div>
            </div>
          </RowHeaderCell>
          <Cell className="max-lg:hidden">{words.categories[post.category]}</Cell>
          <Cell className="max-sm:hidden">
            <PublicationBadge status={post.status} />
            {post.publish_at && (
              <span className="figures block text-xs text-stone">
                {words.scheduled(momentIn(timeZone, post.publish_at))}
              </span>
            )}
          </Cell>
          <Cell className="figures whitespace-nowrap text-stone max-md:hidden">
            {post.published_at &&
              new Date(post.published_at).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone })}
          </Cell>
          <ContentActions
            of={post}
            words={words}
            home={HOME}
            invalidates={["admin-blog"]}
            remove={() => call("DELETE admin-blog", { query: { id: post.id } })}
          >
            {post.status === "published" && (
              <Button asChild variant="quiet" size="icon-small" className="max-sm:hidden">
                <a
                  href={`/blog/${post.slug}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${words.openInShop}: ${post.title}`}
                >
                  <ExternalLink aria-hidden="true" className="size-4" />
                </a>
              </Button>
            )}
          </ContentActions>
        </Row>
      ))}
    </tbody>
  </Table>
);

const momentIn = (timeZone: string, at: string): string =>
  new Date(at).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });

const Thumbnail = ({ src }: { src: string | null }) => (
  <Image src={src ?? ""} alt="" width={48} height={48} className="size-12 shrink-0 rounded-sm max-sm:hidden" />
);
