import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "#api-client/use-store.ts";
import { currentLanguage, type Language, nearestLanguage } from "#shared/language.ts";
import { isLanguageAnswered, rememberLanguageAnswer } from "./language-answer.ts";

/** Few visitors see it. Without it the page is whole. */
const Bar = lazy(() => import("./language-hint-bar.tsx").catch(() => ({ default: () => null })));

/** A quiet line for visitors whose browser prefers another language, on phones at the foot of the window. It moves nothing. */
export function LanguageHint() {
  const { languages } = useStore().settings;
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    const nearest = nearestLanguage(navigator.languages.join(), languages);
    if (nearest && nearest !== currentLanguage() && !isLanguageAnswered()) setOffered(nearest);
  }, [languages]);
  if (!offered) return null;
  const dismiss = () => {
    rememberLanguageAnswer();
    setOffered(undefined);
  };
  return (
    <Suspense fallback={null}>
      <Bar offered={offered} onDismiss={dismiss} />
    </Suspense>
  );
}
