import { Link, redirect } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import { publicAddress } from "#features/images/shown-image.ts";
import { pageContext } from "#http/page-context.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { currentLanguage, localizedUrl } from "#shared/language.ts";
import { pageMeta } from "#site/page-meta.ts";
import { classes } from "#ui/classes.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { messages } from "../messages.ts";
import { POSTS_A_PAGE, postsOfPage } from "../server/blog-queries.ts";
import type { Route } from "./+types/blog.page";
import { POST_GRID, PostCard } from "./post-card.tsx";

const address = (page: number): string => (page > 1 ? `/blog?page=${page}` : "/blog");

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = storeOf(matches);
  const image = loaderData?.posts[0]?.image;
  const path = address(loaderData?.page ?? 1);
  return [
    ...pageMeta({
      ...shop,
      title: messages.journal,
      description: messages.blogLead,
      path,
      // Languages have as many further pages as they have articles.
      paths: path === address(1) ? undefined : { [currentLanguage()]: path },
      image: image ? publicAddress(image.path) : undefined,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: messages.journal,
      href: localizedUrl(shop.shopUrl, "/blog/feed.xml"),
    },
  ];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { posts, total } = await postsOfPage(context.get(pageContext).shop.db, page);
  // What is beyond the last page is no page of its own, for search engines and for the pages that are kept.
  if (page > 1 && posts.length === 0) throw redirect(carryQuery(address(1), searchParams, ["page"]), 302);
  return { posts, page, pages: Math.ceil(total / POSTS_A_PAGE) };
}

export default function BlogPage({ loaderData: { posts, page, pages } }: Route.ComponentProps) {
  const { timeZone } = useStore().settings;
  return (
    <main className={classes("page py-12 lg:py-16", posts.length === 0 && "beside-scene scene-reading")}>
      <div className="min-w-0">
        <h1>{messages.journal}</h1>
        <p className="lead">{messages.blogLead}</p>
        {posts.length === 0 ? (
          <EmptyState className="state-start" {...messages.empty} />
        ) : (
          <>
            <ul className={`lead-first mt-12 ${POST_GRID}`}>
              {posts.map((post, i) => (
                <li key={post.id} className="min-w-0">
                  <PostCard post={post} timeZone={timeZone} priority={i < 3} isLead={i === 0} />
                </li>
              ))}
            </ul>
            <Pagination label={messages.pages} page={page} pages={pages} linkTo={address} className="mt-16" />
            <p className="mt-16 text-sm">
              <Link to="/blog/feed.xml" reloadDocument className="link inline-flex min-h-11 items-center">
                {messages.feed}
              </Link>
            </p>
          </>
        )}
      </div>
    </main>
  );
}
