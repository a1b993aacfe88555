import { Check, ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { messages } from "#site/messages.ts";
import { LanguageLink } from "./language-link.tsx";

/** All languages of the shop by their names; nothing where there is one. */
export function LanguageList({ className = "", label = messages.language }: { className?: string; label?: string }) {
  const { languages } = useStore().settings;
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              aria-current={language === currentLanguage() ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-sm no-underline hover:underline aria-[current=true]:font-medium aria-[current=true]:text-gold-deep"
            >
              {LANGUAGE_NAMES[language]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as a short menu beside the cart, which works without scripts. */
export function LanguageMenu() {
  const { languages } = useStore().settings;
  const { pathname } = useLocation();
  if (languages.length < 2) return null;
  return (
    <details
      // Another page begins with it closed.
      key={pathname}
      name="language"
      className="group relative hidden lg:block"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key !== "Escape") return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 px-2 text-sm uppercase tracking-wide">
        <span className="sr-only">
          {messages.language}: {LANGUAGE_NAMES[currentLanguage()]}
        </span>
        <span aria-hidden="true">{currentLanguage()}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 top-full z-40 min-w-40 border border-beige bg-paper py-2 shadow-lift">
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
