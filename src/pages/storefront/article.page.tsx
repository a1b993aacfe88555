import { data, Link, redirect } from "react-router";
import { storeOf, useStore } from "#api-client/use-store.ts";
import type { Post, PostSummary } from "#features/content/blog-post.ts";
import { messages } from "#features/content/messages.ts";
import { postsOfPage, postWithRelated } from "#features/content/server/blog-queries.ts";
import { elsewhere } from "#features/content/server/content-addresses.ts";
import { PostCard } from "#features/content/storefront/post-card.tsx";
import { postingData } from "#features/content/structured-data.ts";
import { imageProps, publicAddress } from "#features/images/shown-image.ts";
import { messages as search } from "#features/search/messages.ts";
import { WaysOn } from "#features/search/storefront/ways-on.tsx";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { dateInWords } from "#shared/day.ts";
import { languageOf } from "#shared/language.ts";
import { pageMeta } from "#site/page-meta.ts";
import { ReadElsewhere } from "#site/read-elsewhere.tsx";
import { breadcrumbData } from "#site/structured-data.ts";
import { EmptyScreen } from "#ui/empty-screen.tsx";
import { Image } from "#ui/image.tsx";
import { Prose } from "#ui/prose.tsx";
import type { Route } from "./+types/article.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const post = loaderData?.post;
  if (!post) return [{ title: messages.notFound.title }, { name: "robots", content: "noindex" }];
  const shop = storeOf(matches);
  const path = `/blog/${post.slug}`;
  const { title, excerpt, image } = post;
  const language = languageOf(loaderData.paths);
  return [
    ...pageMeta({
      ...shop,
      title,
      description: excerpt ?? title,
      path,
      image: image ? publicAddress(image.path) : undefined,
      type: "article",
      paths: loaderData.paths,
    }),
    postingData(shop, post, language),
    breadcrumbData(
      shop,
      [
        { label: messages.home, path: "/" },
        { label: messages.journal, path: "/blog" },
        { label: title, path },
      ],
      language,
    ),
  ];
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  // No slug holds anything else, and PostgreSQL text cannot hold U+0000.
  const slug = /^[a-z0-9-]{1,200}$/.test(params.slug) ? params.slug : "";
  const { languages } = await knownSettings(shop);
  const found = await postWithRelated(shop.db, slug, languages);
  if (found) return data(found);
  const { path, paths } = await elsewhere(shop, "blog-post", slug);
  if (path) throw redirect(carryQuery(path, new URL(request.url).searchParams), 301);
  const { posts } = await postsOfPage(shop.db, 1);
  return data({ post: null, related: posts.slice(0, 3), paths }, { status: 404 });
}

/** With others to read, where some could be fetched. */
const ArticleNotFound = ({ others = [] }: { others?: readonly PostSummary[] }) => (
  <EmptyScreen {...messages.notFound} to="/blog" ways={<WaysOn placeholder={search.label} />}>
    {others.length > 0 && <PostRow title={messages.journal} posts={others} className="pt-16" />}
  </EmptyScreen>
);

export default function ArticlePage({ loaderData: { post, related, paths } }: Route.ComponentProps) {
  if (post) return <Article post={post} related={related} />;
  return Object.keys(paths).length > 0 ? <ReadElsewhere paths={paths} /> : <ArticleNotFound others={related} />;
}

/** A failed fetch looks like a missing article (storefront 2). */
export const ErrorBoundary = () => (
  <>
    <title>{messages.notFound.title}</title>
    <ArticleNotFound />
  </>
);

function Article({ post, related }: { post: Post; related: PostSummary[] }) {
  const { timeZone } = useStore().settings;
  return (
    <main className="pt-8 lg:pt-16">
      <article>
        <ArticleHeader post={post} timeZone={timeZone} />
        <div className="page mt-12 lg:mt-20">
          <Prose html={post.body} className="mx-auto text-lg" />
          <p className="mx-auto mt-16 max-w-read border-t border-beige pt-6 text-lg">
            <Link to="/blog" className="link inline-flex min-h-11 items-center text-base">
              {messages.back}
            </Link>
          </p>
        </div>
      </article>
      {related.length > 0 && <PostRow title={messages.related} posts={related} className="pt-section" />}
    </main>
  );
}

interface PostRowProps {
  title: string;
  posts: readonly PostSummary[];
  className: string;
}

function PostRow({ title, posts, className }: PostRowProps) {
  const { timeZone } = useStore().settings;
  return (
    <section aria-labelledby="others" className={`page ${className}`}>
      <h2 id="others" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-10">
        {posts.map((one) => (
          <li key={one.id} className="min-w-0">
            <PostCard post={one} timeZone={timeZone} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One column with the text below it; the image is wider than the column. */
const ArticleHeader = ({ post, timeZone }: { post: Post; timeZone: string }) => (
  <header className="page">
    <div className="prose mx-auto text-lg">
      <p className="eyebrow text-stone">{messages.categories[post.category]}</p>
      <h1 className="mt-4 wrap-anywhere">{post.title}</h1>
      {post.excerpt && <p className="mt-5 wrap-anywhere text-stone">{post.excerpt}</p>}
      <p className="mt-6 text-sm text-stone">
        <time dateTime={post.publishedAt.toISOString()}>{dateInWords(timeZone, post.publishedAt)}</time>
        <span aria-hidden="true" className="mx-2 text-gold">
          ·
        </span>
        {messages.reading(post.readingMinutes)}
      </p>
    </div>
    {post.image && (
      <Image
        {...imageProps(post.image)}
        sizes="(min-width: 72rem) 67.5rem, 100vw"
        priority
        className="mx-auto mt-10 aspect-4/5 w-full max-w-270 sm:aspect-3/2 lg:mt-14"
      />
    )}
  </header>
);
