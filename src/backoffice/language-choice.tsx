import { ChevronDown, Languages } from "lucide-react";
import { loadInOwnLanguage } from "#api-client/own-language.ts";
import { useSession } from "#api-client/session.ts";
import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { BACK_OFFICE_LANGUAGES, type BackOfficeLanguage } from "#shared/back-office-language.ts";
import { currentLanguage } from "#shared/language.ts";
import { LANGUAGE_NAMES } from "#shared/language-names.ts";
import { classes } from "#ui/classes.ts";
import { DropdownMenu } from "#ui/dropdown-menu.tsx";
import { failureToast } from "./failure-toast.ts";
import { messages } from "./messages.ts";

/** In which language the administrator reads the back office. A choice loads the page anew. */
export function LanguageChoice({ className }: { className: string }) {
  const session = useSession();
  const choose = useEndpointMutation(
    (language: BackOfficeLanguage) => call("PUT admin-language", { body: { language } }),
    [],
  );
  if (!("user" in session)) return null;
  const current = choose.variables ?? currentLanguage();
  const change = (language: BackOfficeLanguage) => {
    if (language === current) return;
    choose.mutate(language, {
      onSuccess: () => loadInOwnLanguage(language),
      onError: (error) => {
        choose.reset();
        failureToast(messages.languageFailed, error);
      },
    });
  };
  return (
    <div className={classes("text-xs text-stone", className)}>
      <DropdownMenu
        align="start"
        checked={LANGUAGE_NAMES[current]}
        trigger={
          <button
            type="button"
            disabled={choose.isPending || session.is !== "in"}
            className="flex min-h-11 w-full items-center gap-3 text-left hover:text-espresso"
          >
            <Languages aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="sr-only">{messages.language}: </span>
            <span className="flex-1">{LANGUAGE_NAMES[current]}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </button>
        }
        groups={[
          BACK_OFFICE_LANGUAGES.map((language) => ({
            label: LANGUAGE_NAMES[language],
            lang: language,
            onSelect: () => change(language),
          })),
        ]}
      />
    </div>
  );
}
