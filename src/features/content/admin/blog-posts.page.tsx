import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/blog-posts.page";
import { messages } from "./messages.ts";
import { PostsList } from "./posts-list.tsx";

const { blog: words } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function BlogPostsPage() {
  return <PostsList timeZone={useStore().settings.timeZone} />;
}
