import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import type { Language } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { messages } from "#site/messages.ts";
import { messages as ui } from "#ui/messages.ts";
import { LanguageLink } from "./language-link.tsx";
import { languagesOfPage } from "./page-languages.ts";

/** Said to a visitor whose browser prefers a language that the page is not in. */
const ALSO_IN: Readonly<Record<Language, string>> = {
  en: "This page is also in English.",
  et: "See leht on ka eesti keeles.",
  lv: "Šī lapa ir arī latviešu valodā.",
  lt: "Šis puslapis yra ir lietuvių kalba.",
  fi: "Tämä sivu on myös suomeksi.",
  de: "Diese Seite gibt es auch auf Deutsch.",
  pl: "Ta strona jest też po polsku.",
};

interface Props {
  offered: Language;
  onDismiss: () => void;
}

export default function LanguageHintBar({ offered, onDismiss }: Props): ReactNode {
  const { languages } = useStore().settings;
  const answers = useMatches().map(({ loaderData }) => loaderData);
  if (!languagesOfPage(answers, languages).includes(offered)) return null;
  return (
    <aside
      aria-label={messages.language}
      className="fixed inset-x-0 bottom-0 flex items-center justify-between gap-3 border-t border-beige bg-linen pr-1 pb-[env(safe-area-inset-bottom)] pl-5 text-sm [body:has([data-buy-bar])_&]:max-lg:bottom-18 lg:absolute lg:top-full lg:right-gutter lg:bottom-auto lg:left-auto lg:rounded-b-sm lg:border lg:bg-paper lg:shadow-lift"
    >
      <p lang={offered}>
        {ALSO_IN[offered]}{" "}
        <LanguageLink language={offered} className="link inline-flex min-h-11 items-center">
          {LANGUAGE_NAMES[offered]}
        </LanguageLink>
      </p>
      <button
        type="button"
        aria-label={ui.dismiss}
        onClick={onDismiss}
        className="inline-flex size-11 cursor-pointer items-center justify-center"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}
