import { useState } from "react";
import { Link } from "react-router";
import type { ResponseOf } from "#api-client/api-client.ts";
import { sendBytes } from "#api-client/send-bytes.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ImportFile } from "#backoffice/import-file.tsx";
import { QueryView } from "#backoffice/query-view.tsx";
import { languageName } from "#shared/back-office-language.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { opensByPress, opensLook } from "#ui/list-table.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import type { TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";
import { ProgressByKind } from "./translation-progress.tsx";
import { CHANGED_BY_TRANSLATIONS } from "./use-translation.ts";
import { useTranslationExport } from "./use-translation-export.ts";

type Gap = ResponseOf<"GET admin-translation-gaps">["data"][number];

/** What is missing in a language, and the files for those who translate it. */
export function GapsScreen({ language }: { language: TranslationLanguage }) {
  const answer = useEndpointQuery("GET admin-translation-gaps", { query: { language } });
  return (
    <>
      <PageHead
        title={screen.details(languageName(language))}
        back={{ to: "/admin/settings/languages", label: screen.backToLanguages }}
      />
      <div className="grid gap-6">
        <ProgressByKind language={language} />
        <Files language={language} />
        <QueryView
          answer={answer}
          failed={screen.failed}
          loading={screen.loading}
          skeleton={<SkeletonCard className="h-160" />}
        >
          {(data) => <Gaps gaps={data.data} language={language} />}
        </QueryView>
      </div>
    </>
  );
}

/** Complete, but for somebody who reads it. */
const isOnlyUnread = ({ state, missing, is_urgent, is_stale, is_unconfirmed }: Gap) =>
  state === "published" && missing.length === 0 && is_unconfirmed && !is_urgent && !is_stale;

/** What is missing or stale, line by line; below it what only waits for a reader, folded by kind. */
function Gaps({ gaps, language }: { gaps: Gap[]; language: TranslationLanguage }) {
  const pressing = gaps.filter((gap) => !isOnlyUnread(gap));
  const unread = Map.groupBy(gaps.filter(isOnlyUnread), ({ kind }) => kind);
  return (
    <>
      {(pressing.length > 0 || unread.size === 0) && (
        <Card title={screen.gaps} lead={pressing.length > 0 ? screen.gapsLead : screen.complete}>
          <GapList gaps={pressing} language={language} />
        </Card>
      )}
      {unread.size > 0 && (
        <Card title={screen.gapLabels.unconfirmed}>
          {[...unread].map(([kind, ofKind]) => (
            <Disclosure key={kind} id={`unread-${kind}`} title={`${screen.kinds[kind]}: ${ofKind.length}`}>
              <GapList gaps={ofKind} language={language} />
            </Disclosure>
          ))}
        </Card>
      )}
    </>
  );
}

const GapList = ({ gaps, language }: { gaps: Gap[]; language: TranslationLanguage }) => (
  <ul className="divide-y divide-beige/60">
    {gaps.map((gap) => (
      <GapItem key={`${gap.kind}/${gap.id}`} gap={gap} language={language} />
    ))}
  </ul>
);

function GapItem({ gap, language }: { gap: Gap; language: TranslationLanguage }) {
  const { kind, id, title, state, missing } = gap;
  const labels = screen.gapLabels;
  return (
    <li
      {...opensByPress}
      className={classes(
        opensByPress.className,
        "-mx-2 flex flex-wrap items-center gap-x-4 gap-y-1 px-2 py-3 text-sm hover:bg-cream",
      )}
    >
      <span className="w-20 text-stone max-sm:basis-full max-sm:text-xs">{screen.kinds[kind]}</span>
      <Link
        to={`/admin/translations/${kind}/${id}/${language}`}
        className={`min-w-0 flex-1 wrap-anywhere max-sm:basis-full sm:basis-48 ${opensLook}`}
      >
        <span className="line-clamp-2" title={title}>
          {title}
        </span>
      </Link>
      <span className="flex flex-wrap gap-2">
        {gap.is_urgent && <Badge tone="danger">{labels.urgent}</Badge>}
        {state === "missing" && <Badge tone="outline">{labels.missing}</Badge>}
        {state === "draft" && <Badge>{labels.draft}</Badge>}
        {gap.is_stale && <Badge tone="warning">{labels.stale}</Badge>}
        {gap.is_unconfirmed && !isOnlyUnread(gap) && <Badge tone="pending">{labels.unconfirmed}</Badge>}
      </span>
      {state !== "missing" && missing.length > 0 && (
        <span className="basis-full text-xs text-stone">
          {labels.incomplete(missing.map((name) => name.replaceAll("_", " ")).join(", "))}
        </span>
      )}
    </li>
  );
}

function Files({ language }: { language: TranslationLanguage }) {
  const [isOpen, setOpen] = useState(false);
  const { exportTexts, isExporting } = useTranslationExport(language);
  const words = screen.files;
  return (
    <Card title={words.title} lead={words.lead}>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          variant="secondary"
          busy={isExporting}
          busyLabel={words.exporting}
          onClick={() => void exportTexts("csv")}
        >
          {words.csv}
        </Button>
        <Button variant="secondary" disabled={isExporting} onClick={() => void exportTexts("xlf")}>
          {words.xliff}
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.upload}
        </Button>
      </div>
      {isOpen && (
        <ImportFile
          send={(file, trial, _progress, publishesComplete) =>
            sendBytes("POST admin-translations-import", file, {
              query: { language, trial: trial ? "true" : "false", publish: publishesComplete ? "true" : "false" },
            })
          }
          choice={screen.file.publish}
          accept=".csv,.xlf,.xliff,.xml,.txt,text/csv,application/xliff+xml"
          invalidates={CHANGED_BY_TRANSLATIONS}
          words={screen.file}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
