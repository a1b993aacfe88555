import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { messages as office } from "#backoffice/messages.ts";
import { QueryView } from "#backoffice/query-view.tsx";
import { SettingsSections } from "#backoffice/settings-sections.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { type Column, ListTable } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import {
  TRANSLATED_KINDS,
  TRANSLATION_LANGUAGES,
  type TranslatedKind,
  type TranslationLanguage,
} from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";
import { PublishLanguage } from "./publish-language.tsx";

type Progress = ResponseOf<"GET admin-translation-progress">["data"][number];

/** Every language: whether shoppers can open it, and how far it is. */
export function LanguagesScreen() {
  const answer = useEndpointQuery("GET admin-settings");
  return (
    <>
      <SettingsSections />
      <PageHead title={screen.title} lead={screen.lead} />
      <QueryView
        answer={answer}
        failed={screen.failed}
        loading={screen.loading}
        skeleton={<SkeletonCard className="h-128" />}
      >
        {(data) => (
          <ListTable
            label={screen.title}
            columns={columnsOf(data.data.find(({ key }) => key === "languages")?.value ?? "")}
            rows={TRANSLATION_LANGUAGES.map((id) => ({ id }))}
          />
        )}
      </QueryView>
    </>
  );
}

type Row = { id: TranslationLanguage };

/** `written` is the setting as it is now. A phone shows the sums of all kinds. */
function columnsOf(written: string): Column<Row>[] {
  const isOn = ({ id }: Row) => written.split(/[\s,]+/).includes(id);
  return [
    {
      head: screen.language,
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <span className="flex flex-wrap gap-x-3 gap-y-1 whitespace-nowrap">
            {languageName(row.id)}
            <Badge tone={isOn(row) ? "success" : "outline"}>{isOn(row) ? screen.on : screen.off}</Badge>
          </span>
          <Sums language={row.id} />
          <Link
            to={`/admin/settings/languages/${row.id}`}
            aria-label={screen.details(languageName(row.id))}
            className="link relative hit-area font-normal"
          >
            {screen.gaps}
          </Link>
        </span>
      ),
    },
    ...TRANSLATED_KINDS.map(
      (kind): Column<Row> => ({
        head: screen.kinds[kind],
        className: "max-lg:hidden",
        cellClassName: "align-top! max-w-32",
        cell: ({ id }) => <OfKind language={id} kind={kind} />,
      }),
    ),
    {
      head: screen.change,
      isHeadHidden: true,
      cellClassName: "text-right",
      cell: (row) => <PublishLanguage language={row.id} written={written} isOn={isOn(row)} />,
    },
  ];
}

/** Asked for by each language, as a large catalogue takes some seconds to count. */
const useProgress = (language: TranslationLanguage) =>
  useEndpointQuery("GET admin-translation-progress", { query: { language } });

interface OfKindProps {
  language: TranslationLanguage;
  kind: TranslatedKind;
}

function OfKind({ language, kind }: OfKindProps) {
  const { data, error } = useProgress(language);
  const progress = data?.data.find((one) => one.kind === kind);
  if (!progress) return error ? "–" : <Skeleton className="h-5 w-16" />;
  return (
    <>
      <span className={classes("figures block", progress.published < progress.total && "font-semibold text-clay")}>
        {screen.progress(progress.published, progress.total)}
      </span>
      <span className="grid text-xs">
        <Remarks progress={progress} />
      </span>
    </>
  );
}

/** What all kinds lack together; here a failure is told too. */
function Sums({ language }: { language: TranslationLanguage }) {
  const { data, error, refetch } = useProgress(language);
  if (error && !data)
    return (
      <span className="flex flex-wrap items-center gap-x-3 text-xs font-normal text-wine">
        {screen.failed}
        <Button variant="secondary" size="small" onClick={() => refetch()}>
          {office.again}
        </Button>
      </span>
    );
  if (!data) return <Skeleton className="h-4 w-40 lg:hidden" />;
  const sum = (of: (one: Progress) => number) => data.data.reduce((total, one) => total + of(one), 0);
  const missing = sum(({ total, published, drafts }) => total - published - drafts);
  const rest = {
    urgent: sum(({ urgent }) => urgent),
    stale: sum(({ stale }) => stale),
    unconfirmed: sum(({ unconfirmed }) => unconfirmed),
    drafts: sum(({ drafts }) => drafts),
  };
  const isDone = missing + rest.stale + rest.unconfirmed + rest.drafts === 0;
  return (
    <span className="flex flex-wrap gap-x-3 text-xs font-normal lg:hidden">
      {isDone ? screen.done : missing > 0 && <span>{screen.missing(missing)}</span>}
      <Remarks progress={rest} />
    </span>
  );
}

/** What needs somebody, in words and not by colour alone. */
function Remarks({
  progress: { urgent, stale, unconfirmed, drafts },
}: {
  progress: Pick<Progress, "urgent" | "stale" | "unconfirmed" | "drafts">;
}) {
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
