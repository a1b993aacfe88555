import { Check, ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { messages } from "#site/messages.ts";
import { LanguageLink } from "./language-link.tsx";

/** The languages of the shop as a short menu beside the cart or at the foot of a page, which works without scripts; nothing where there is one. */
export function LanguageMenu() {
  const { languages } = useStore().settings;
  const { pathname } = useLocation();
  if (languages.length < 2) return null;
  return (
    <details
      // Another page begins with it closed.
      key={pathname}
      name="language"
      className="group relative max-lg:[header_&]:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== "Escape") return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 px-2 text-sm tracking-wide">
        <span className="sr-only">
          {messages.language}: {LANGUAGE_NAMES[currentLanguage()]}
        </span>
        <span aria-hidden="true" className="uppercase">
          {currentLanguage()}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-40 min-w-40 border border-beige bg-paper py-2 shadow-lift [footer_&]:top-auto [footer_&]:bottom-full">
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
