import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/blog-post.page";
import { messages } from "./messages.ts";
import { EditPost, PostForm } from "./post-form.tsx";

const { blog: words } = messages;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  privatePage(storeOf(matches), params.id === "new" ? words.newTitle : words.editTitle);

/** `/admin/blog/new`, or the id of a post. */
export default function BlogPostPage({ params: { id } }: Route.ComponentProps) {
  const { timeZone } = useStore().settings;
  return id === "new" ? (
    <PostForm key={id} post={null} timeZone={timeZone} />
  ) : (
    <EditPost key={id} id={id} timeZone={timeZone} />
  );
}
