import { Check, ChevronDown, X } from "lucide-react";
import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "#api-client/use-store.ts";
import { currentLanguage, type Language, localizedPath, nearestLanguage } from "#shared/language.ts";
import { ALSO_IN, LANGUAGE_NAMES } from "#shared/language-names.ts";
import { messages } from "#site/messages.ts";
import { messages as ui } from "#ui/messages.ts";

const REMEMBERED = "language-hint";

/** The hint has done its work once somebody chose. */
const remember = (): void => {
  try {
    localStorage.setItem(REMEMBERED, "answered");
  } catch {
    // The browser keeps nothing: the hint comes again.
  }
};

/** The same page in another language. The router of this language does not know that address, so the document is loaded. */
function LanguageLink({ language, onClick, ...props }: ComponentProps<"a"> & { language: Language }) {
  const { pathname } = useLocation();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    remember();
    // Stored pages are the same for everybody, so what is behind the question mark is added here.
    event.currentTarget.search = location.search;
    onClick?.(event);
  };
  return <a href={localizedPath(language, pathname)} lang={language} hrefLang={language} {...props} onClick={choose} />;
}

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
  if (languages.length < 2) return null;
  return (
    <details name="language" className="group relative hidden lg:block">
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

/** A quiet line for visitors whose browser prefers another language. It lies over the page and moves nothing. */
export function LanguageHint() {
  const { languages } = useStore().settings;
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    const nearest = nearestLanguage(navigator.languages.join(), languages);
    if (nearest && nearest !== currentLanguage() && !isAnswered()) setOffered(nearest);
  }, [languages]);
  if (!offered) return null;
  const dismiss = () => {
    remember();
    setOffered(undefined);
  };
  return (
    <aside
      aria-label={messages.language}
      className="absolute inset-x-0 top-full flex items-center justify-center gap-3 border-b border-beige bg-paper pr-1 pl-4 text-sm shadow-lift"
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
        onClick={dismiss}
        className="inline-flex size-11 cursor-pointer items-center justify-center"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </aside>
  );
}

function isAnswered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return true;
  }
}
