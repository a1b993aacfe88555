import { storeOf, useStore } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/documents.page";
import { Documents } from "./documents.tsx";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), messages.title);

export default function DocumentsPage() {
  const { settings, isDemo } = useStore();
  return <Documents timeZone={settings.timeZone} isDemo={isDemo} />;
}
