import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { opensByPress, opensLook } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";
import { PublishLanguage } from "./publish-language.tsx";
import { TranslationProgress } from "./translation-progress.tsx";

/** Every language: whether shoppers can open it, and how far it is. */
export function LanguagesScreen() {
  const answer = useEndpointQuery("GET admin-settings");
  return (
    <SettingsFrame>
      <PageHead title={screen.title} lead={screen.lead} />
      <QueryView
        answer={answer}
        failed={screen.failed}
        loading={screen.loading}
        skeleton={<SkeletonCard className="h-128" />}
      >
        {(data) => (
          <ul
            aria-label={screen.title}
            className="divide-y divide-beige/60 rounded-md border border-beige bg-paper xl:grid xl:grid-cols-[auto_auto_4rem_auto_minmax(0,1fr)_auto]"
          >
            {TRANSLATION_LANGUAGES.map((id) => (
              <LanguageRow
                key={id}
                language={id}
                written={data.data.find(({ key }) => key === "languages")?.value ?? ""}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

interface LanguageRowProps {
  language: TranslationLanguage;
  /** The setting as it is now. */
  written: string;
}

function LanguageRow({ language, written }: LanguageRowProps) {
  const name = languageName(language);
  const isOn = written.split(/[\s,]+/).includes(language);
  return (
    <li
      {...opensByPress}
      className={classes(
        opensByPress.className,
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-cream xl:col-span-full xl:min-h-14 xl:grid-cols-subgrid xl:py-2",
      )}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:contents">
        <Link
          to={`/admin/settings/languages/${language}`}
          aria-label={screen.details(name)}
          className={`w-fit ${opensLook}`}
        >
          {name}
        </Link>
        <Badge tone={isOn ? "success" : "outline"}>{isOn ? screen.on : screen.off}</Badge>
      </span>
      <TranslationProgress language={language} />
      <span className="justify-self-end max-xl:col-start-2 max-xl:row-start-1">
        <PublishLanguage language={language} written={written} isOn={isOn} />
      </span>
    </li>
  );
}
