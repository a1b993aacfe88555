import { storeOf } from "#api-client/use-store.ts";
import { privatePage } from "#site/page-meta.ts";
import type { Route } from "./+types/languages.page";
import { LanguagesScreen } from "./languages-screen.tsx";
import { screen } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

export default function LanguagesPage() {
  return <LanguagesScreen />;
}
