import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";
import { PublishLanguage } from "./publish-language.tsx";

type Progress = ResponseOf<"GET admin-translation-progress">["data"][number];

/** Every language: whether shoppers can open it, and how far it is. */
export function LanguagesScreen() {
  const { data, error, refetch } = useEndpointQuery("GET admin-settings");
  return (
    <>
      <PageHead title={screen.title} lead={screen.lead} back={{ to: "/admin/settings", label: screen.back }} />
      {data ? (
        <ul className={GRID}>
          {TRANSLATION_LANGUAGES.map((language) => (
            <li key={language}>
              <LanguageCard
                language={language}
                written={data.data.find(({ key }) => key === "languages")?.value ?? ""}
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorView title={screen.failed} error={error} onRetry={refetch} />
      ) : (
        <Loading label={screen.loading} className={GRID}>
          {TRANSLATION_LANGUAGES.map((language) => (
            <SkeletonCard key={language} className="h-72" />
          ))}
        </Loading>
      )}
    </>
  );
}

const GRID = "grid gap-6 lg:grid-cols-2 2xl:grid-cols-3";

interface LanguageCardProps {
  language: TranslationLanguage;
  /** The setting as it is now. */
  written: string;
}

function LanguageCard({ language, written }: LanguageCardProps) {
  const isOn = written.split(/[\s,]+/).includes(language);
  return (
    <Card
      title={languageName(language)}
      className="h-full"
      action={<Badge tone={isOn ? "success" : "outline"}>{isOn ? screen.on : screen.off}</Badge>}
    >
      <ProgressOf language={language} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="secondary" size="small">
          <Link to={`/admin/settings/languages/${language}`}>{screen.details(languageName(language))}</Link>
        </Button>
        <PublishLanguage language={language} written={written} isOn={isOn} />
      </div>
    </Card>
  );
}

/** Asked for by each language, as a large catalogue takes some seconds to count. */
function ProgressOf({ language }: { language: TranslationLanguage }) {
  const { data, error, refetch } = useEndpointQuery("GET admin-translation-progress", { query: { language } });
  if (data)
    return (
      <dl className="grid gap-1.5 text-sm">
        {data.data.map((one) => (
          <div key={one.kind} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
            <dt className="font-medium">{screen.kinds[one.kind]}</dt>
            <dd className="flex flex-wrap gap-x-3">
              <span className="figures">{screen.progress(one.published, one.total)}</span>
              <Remarks progress={one} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (error) return <ErrorView headingLevel={3} title={screen.failed} error={error} onRetry={refetch} />;
  return (
    <Loading label={screen.loading}>
      <SkeletonCard className="h-48" />
    </Loading>
  );
}

/** What needs somebody, in words and not by colour alone. */
function Remarks({ progress: { urgent, stale, unconfirmed, drafts } }: { progress: Progress }) {
  const remarks = [
    urgent > 0 && screen.urgent(urgent),
    stale > 0 && screen.stale(stale),
    unconfirmed > 0 && screen.unconfirmed(unconfirmed),
    drafts > 0 && screen.drafts(drafts),
  ].filter((one) => one !== false);
  return remarks.map((remark, i) => (
    <span key={remark} className={urgent > 0 && i === 0 ? "text-wine" : "text-stone"}>
      {remark}
    </span>
  ));
}
