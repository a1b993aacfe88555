import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router";
import { type Language, localizedPath } from "#shared/language.ts";
import { rememberLanguageAnswer } from "./language-answer.ts";

/** The same page in another language. The router of this language does not know that address, so the document is loaded. */
export function LanguageLink({ language, onClick, ...props }: ComponentProps<"a"> & { language: Language }) {
  const { pathname } = useLocation();
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberLanguageAnswer();
    // Stored pages are the same for everybody, so what is behind the question mark is added here.
    event.currentTarget.search = location.search;
    onClick?.(event);
  };
  return <a href={localizedPath(language, pathname)} lang={language} hrefLang={language} {...props} onClick={choose} />;
}
