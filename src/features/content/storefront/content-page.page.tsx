import { data, redirect } from "react-router";
import { storeOf } from "#api-client/use-store.ts";
import { knownSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { carryQuery } from "#shared/carried-query.ts";
import { messages as siteMessages } from "#site/messages.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { pageMeta } from "#site/page-meta.ts";
import { ReadElsewhere } from "#site/read-elsewhere.tsx";
import { Prose } from "#ui/prose.tsx";
import { elsewhere } from "../server/content-addresses.ts";
import { publishedPage } from "../server/content-page-queries.ts";
import type { Route } from "./+types/content-page.page";

export const handle = { scriptsMayWait: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData?.page;
  if (!page) return [{ title: siteMessages.notFound.tab }, { name: "robots", content: "noindex" }];
  const { title, slug, metaDescription } = page;
  return pageMeta({
    ...storeOf(matches),
    title,
    description: metaDescription || title,
    path: `/pages/${slug}`,
    paths: loaderData.paths,
  });
};

/** A page that the shopkeeper wrote and published (decision 38). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  // No slug holds anything else, and PostgreSQL text cannot hold U+0000.
  const slug = /^[a-z0-9-]{1,200}$/.test(params.slug) ? params.slug : "";
  const { languages } = await knownSettings(shop);
  const found = await publishedPage(shop.db, slug, languages);
  if (found) return data(found);
  const { path, paths } = await elsewhere(shop, "content-page", slug);
  if (path) throw redirect(carryQuery(path, new URL(request.url).searchParams), 301);
  return data({ page: null, paths }, { status: 404 });
}

export default function ContentPagePage({ loaderData: { page, paths } }: Route.ComponentProps) {
  if (!page) return Object.keys(paths).length > 0 ? <ReadElsewhere paths={paths} /> : <NotFoundScreen />;
  return (
    <main className="page py-12 lg:py-16">
      <div className="mx-auto max-w-read">
        <h1 className="wrap-anywhere">{page.title}</h1>
        <Prose html={page.body} className="mt-8" />
      </div>
    </main>
  );
}
