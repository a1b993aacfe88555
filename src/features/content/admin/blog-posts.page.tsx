import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/blog-posts.page";
import { PostsList } from "./posts-list.tsx";
import { blog as words } from "./texts.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function BlogPostsPage() {
  return <PostsList timeZone={useStore().settings.timeZone} />;
}
