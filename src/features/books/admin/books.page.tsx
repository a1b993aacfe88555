import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import { messages } from "../operator-messages.ts";
import type { Route } from "./+types/books.page";
import { Books } from "./books.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function BooksPage() {
  const { settings, isDemo } = useStore();
  return <Books timeZone={settings.timeZone} isDemo={isDemo} />;
}
