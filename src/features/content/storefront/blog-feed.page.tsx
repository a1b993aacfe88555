import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { pageContext } from "#http/page-context.ts";
import { currentLanguage } from "#shared/language.ts";
import { atomFeed } from "../atom.ts";
import { messages } from "../messages.ts";
import { newestPosts } from "../server/blog-queries.ts";
import type { Route } from "./+types/blog-feed.page";

const ENTRIES = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(pageContext).shop;
  const [{ storeName }, entries] = await Promise.all([storeSettings(db), newestPosts(db, ENTRIES)]);
  const xml = atomFeed({
    title: `${messages.journal} | ${storeName}`,
    subtitle: messages.blogLead,
    author: storeName,
    shopUrl: config.shopUrl,
    language: currentLanguage(),
    entries,
  });
  return new Response(xml, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
