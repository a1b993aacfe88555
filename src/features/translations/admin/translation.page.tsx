import { storeOf } from "#api-client/use-store.ts";
import { NotFoundScreen } from "#site/not-found-screen.tsx";
import { privatePage } from "#site/page-meta.ts";
import { TRANSLATED_KINDS, TRANSLATION_LANGUAGES } from "../translation.ts";
import type { Route } from "./+types/translation.page";
import { messages as screen } from "./languages-messages.ts";
import { TranslationScreen } from "./translation-screen.tsx";

export const meta: Route.MetaFunction = ({ matches }) => privatePage(storeOf(matches), screen.title);

/** `/admin/translations/product/UUID/et` */
export default function TranslationPage({ params }: Route.ComponentProps) {
  const kind = TRANSLATED_KINDS.find((one) => one === params.kind);
  const language = TRANSLATION_LANGUAGES.find((one) => one === params.language);
  if (!kind || !language) return <NotFoundScreen />;
  return <TranslationScreen key={`${kind}/${params.id}/${language}`} kind={kind} id={params.id} language={language} />;
}
