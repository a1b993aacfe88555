import { LANGUAGES, type Language, localizedPath } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { messages } from "./messages.ts";

/** A text that is not there in this language, with the way to those in which it is. Another language is another document. */
export const ReadElsewhere = ({ paths }: { paths: Partial<Record<Language, string>> }) => (
  <main className="page beside-scene scene-atelier py-12 lg:pt-16">
    <EmptyState
      className="state-start"
      headingLevel={1}
      title={messages.elsewhere.title}
      text={messages.elsewhere.text}
      action={
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {LANGUAGES.map((language) => {
            const path = paths[language];
            return (
              path && (
                <li key={language}>
                  <a
                    href={localizedPath(language, path)}
                    hrefLang={language}
                    lang={language}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {LANGUAGE_NAMES[language]}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      }
    />
  </main>
);
