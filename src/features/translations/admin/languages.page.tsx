import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/languages.page";
import { messages as screen } from "./languages-messages.ts";
import { LanguagesScreen } from "./languages-screen.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

export default function LanguagesPage() {
  return <LanguagesScreen />;
}
