import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsFrame } from "#backoffice/settings-frame.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { opensByPress, opensLook } from "#ui/list-table.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";
import { PublishLanguage } from "./publish-language.tsx";
import { TranslationProgress } from "./translation-progress.tsx";

/** Every language: whether shoppers can open it, and how far it is. */
export function LanguagesScreen() {
  const answer = useEndpointQuery("GET admin-settings");
  return (
    <SettingsFrame title={screen.title}>
      <QueryView
        answer={answer}
        failed={screen.failed}
        loading={screen.loading}
        skeleton={<SkeletonCard className="h-128" />}
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6 xl:grid-cols-2">
            <Card title={screen.shown.title} lead={screen.lead}>
              <ul aria-label={screen.shown.title} className={ROWS}>
                {TRANSLATION_LANGUAGES.map((id) => (
                  <Shown
                    key={id}
                    language={id}
                    written={data.data.find(({ key }) => key === "languages")?.value ?? ""}
                  />
                ))}
              </ul>
            </Card>
            <Card
              title={screen.translations.title}
              lead={screen.translations.lead}
              className="xl:order-last xl:col-span-2"
            >
              <ul
                aria-label={screen.translations.title}
                className={`${ROWS} xl:grid xl:grid-cols-[auto_6rem_repeat(5,auto)_minmax(1rem,1fr)]`}
              >
                {TRANSLATION_LANGUAGES.map((id) => (
                  <Translations key={id} language={id} />
                ))}
              </ul>
            </Card>
            <Card title={screen.words.title} lead={screen.words.lead}>
              <ul className={ROWS}>
                {Object.entries(WORDS).map(([name, to]) => (
                  <li key={to} {...opensByPress} className={classes(opensByPress.className, ROW)}>
                    <Link to={to} className={opensLook}>
                      {screen.words.links[name as keyof typeof WORDS]}
                    </Link>
                    <Onward />
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </QueryView>
    </SettingsFrame>
  );
}

const ROWS = "-mx-2 -mb-2 divide-y divide-beige/60 border-t border-beige/60";
const ROW = "flex min-h-12 items-center justify-between gap-4 px-2 py-1 hover:bg-cream";
/** Words of shoppers that are kept elsewhere. */
const WORDS = {
  search: "/admin/settings/search",
  attributes: "/admin/attributes",
  policies: "/admin/policies",
} as const;

const Onward = () => <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-stone" />;

interface ShownProps {
  language: TranslationLanguage;
  /** The setting as it is now. */
  written: string;
}

/** Whether shoppers can open it. */
function Shown({ language, written }: ShownProps) {
  const isOn = written.split(/[\s,]+/).includes(language);
  return (
    <li className="flex min-h-12 items-center gap-3 px-2 py-1">
      {languageName(language)}
      <span className="ml-auto text-stone">{isOn ? screen.on : screen.off}</span>
      <PublishLanguage language={language} written={written} isOn={isOn} />
    </li>
  );
}

/** How far it is. */
function Translations({ language }: { language: TranslationLanguage }) {
  const name = languageName(language);
  return (
    <li
      {...opensByPress}
      className={classes(
        opensByPress.className,
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-3 hover:bg-cream xl:col-span-full xl:min-h-12 xl:grid-cols-subgrid xl:gap-x-6 xl:py-1",
      )}
    >
      <Link
        to={`/admin/settings/languages/${language}`}
        aria-label={screen.details(name)}
        className={`w-fit ${opensLook}`}
      >
        {name}
      </Link>
      <TranslationProgress language={language} />
      <span className="max-xl:col-start-2 max-xl:row-start-1 xl:justify-self-end">
        <Onward />
      </span>
    </li>
  );
}
