import { ChevronDown, Languages } from "lucide-react";
import { useId } from "react";
import { loadInOwnLanguage } from "#api-client/own-language.ts";
import { useSession } from "#api-client/session.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { BACK_OFFICE_LANGUAGES, type BackOfficeLanguage } from "#shared/back-office-language.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { classes } from "#ui/classes.ts";
import { failureToast } from "./failure-toast.ts";
import { messages } from "./messages.ts";

/** In which language the administrator reads the back office. A choice loads the page anew. */
export function LanguageChoice({ className }: { className: string }) {
  const session = useSession();
  const id = useId();
  const choose = useEndpointMutation(
    (language: BackOfficeLanguage) => call("PUT admin-language", { body: { language } }),
    [],
  );
  if (!("user" in session)) return null;
  return (
    <div className={classes("flex min-h-11 items-center gap-3 text-xs text-stone", className)}>
      <Languages aria-hidden="true" className="size-4.5 shrink-0" />
      <label htmlFor={id} className="sr-only">
        {messages.language}
      </label>
      <select
        id={id}
        value={choose.variables ?? currentLanguage()}
        disabled={choose.isPending || session.is !== "in"}
        onChange={({ target }) => {
          const language = target.value as BackOfficeLanguage;
          choose.mutate(language, {
            onSuccess: () => loadInOwnLanguage(language),
            onError: (error) => {
              choose.reset();
              failureToast(messages.languageFailed, error);
            },
          });
        }}
        className="-mr-7 min-h-11 w-full appearance-none bg-transparent hover:text-espresso"
      >
        {BACK_OFFICE_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none size-4 shrink-0" />
    </div>
  );
}
