import { Check, ChevronDown } from "lucide-react";
import { useStore } from "#api-client/use-store.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { messages } from "#site/messages.ts";
import { LanguageLink } from "./language-link.tsx";

/** The languages of the shop as a short menu beside the cart or at the foot of a page, which works without scripts; nothing where there is one. */
export function LanguageMenu() {
  const { languages } = useStore().settings;
  if (languages.length < 2) return null;
  return (
    <details name="language" className="group relative max-lg:[header_&]:hidden">
      <summary className="inline-flex min-h-11 items-center gap-1 text-sm tracking-wide px-2">
        <span className="sr-only">
          {messages.language}: {LANGUAGE_NAMES[currentLanguage()]}
        </span>
        <span aria-hidden="true" className="uppercase">
          {currentLanguage()}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-40 min-w-40 top-full border border-beige bg-paper py-2 shadow-lift">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
              className="flex min-h-11 items-center justify-between gap-4 px-4 text-sm no-underline hover:bg-linen"
            >
              {LANGUAGE_NAMES[language]}
              {language === currentLanguage() && <Check aria-hidden="true" className="size-4 text-gold-deep" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
