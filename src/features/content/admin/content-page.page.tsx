import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/content-page.page";
import { messages } from "./messages.ts";
import { EditPage, PageForm } from "./page-form.tsx";

const { pages: words } = messages;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  privatePage(storeOf(matches), params.id === "new" ? words.newTitle : words.editTitle);

/** `/admin/content/new`, or the id of a page. */
export default function ContentPagePage({ params: { id } }: Route.ComponentProps) {
  return id === "new" ? <PageForm key={id} page={null} /> : <EditPage key={id} id={id} />;
}
