import { storeOf } from "#api-client/use-store.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { privatePage } from "#site/page-meta.ts";
import { TRANSLATION_LANGUAGES } from "../translation.ts";
import type { Route } from "./+types/language.page";
import { GapsScreen } from "./gaps-screen.tsx";
import { messages as screen } from "./languages-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

export default function LanguagePage({ params }: Route.ComponentProps) {
  const language = TRANSLATION_LANGUAGES.find((one) => one === params.language);
  return language ? <GapsScreen key={language} language={language} /> : <NotFoundScreen />;
}
