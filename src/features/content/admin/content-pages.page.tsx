import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/content-pages.page";
import { messages } from "./messages.ts";
import { PagesList } from "./pages-list.tsx";

const { pages: words } = messages;

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), words.title);

export default function ContentPagesPage() {
  return <PagesList timeZone={useStore().settings.timeZone} />;
}
