import { data, redirect } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { pageContext } from "#http/page-context.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { pageMeta } from "#site/page-meta.ts";
import { movedPage, publishedPage } from "../server/content-page-queries.ts";
import { ArticleBody } from "../view/article-body.tsx";
import type { Route } from "./+types/content-page.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData?.page;
  if (!page) return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
  const { title, slug, metaDescription } = page;
  return pageMeta({ ...storeOf(matches), title, description: metaDescription || title, path: `/pages/${slug}` });
};

/** A page that the shopkeeper wrote and published (decision 38). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext).shop;
  // No slug holds anything else, and PostgreSQL text cannot hold U+0000.
  const slug = /^[a-z0-9-]{1,200}$/.test(params.slug) ? params.slug : "";
  const page = await publishedPage(db, slug);
  const moved = page ? null : await movedPage(db, slug);
  if (moved) throw redirect(`/pages/${moved}`, 301);
  return data({ page }, { status: page ? 200 : 404 });
}

export default function ContentPagePage({ loaderData: { page } }: Route.ComponentProps) {
  if (!page) return <NotFoundScreen />;
  return (
    <main className="page py-12 lg:py-16">
      <div className="mx-auto max-w-read">
        <h1 className="wrap-anywhere">{page.title}</h1>
        <ArticleBody html={page.body} className="mt-8" />
      </div>
    </main>
  );
}
