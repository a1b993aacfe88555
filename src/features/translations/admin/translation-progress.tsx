import type { ResponseOf } from "#api-client/api-client.ts";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { messages as office } from "#backoffice/messages.ts";
import { languageName } from "#shared/back-office-language.ts";
import { inPercent } from "#shared/percent.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Progress } from "#ui/progress.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TRANSLATED_KINDS, type TranslationLanguage } from "../translation.ts";
import { messages as screen } from "./languages-messages.ts";

type OfKind = ResponseOf<"GET admin-translation-progress">["data"][number];
type OfLanguage = { language: TranslationLanguage };

/** Asked for by each language, as a large catalogue takes some seconds to count. */
const useProgress = (language: TranslationLanguage) =>
  useEndpointQuery("GET admin-translation-progress", { query: { language } });

/** How far a language is: its bar and what somebody must look at, cells of its row. */
export function TranslationProgress({ language }: OfLanguage) {
  const { data, error, refetch } = useProgress(language);
  if (error && !data)
    return (
      <span className="col-span-full flex flex-wrap items-center gap-x-3 text-xs text-wine xl:col-span-6">
        {screen.failed}
        <Button variant="secondary" size="small" onClick={() => refetch()}>
          {office.again}
        </Button>
      </span>
    );
  if (!data) return <Skeleton className="col-span-full h-11 xl:col-span-6 xl:h-5" />;
  const sum = (of: (one: OfKind) => number) => data.data.reduce((total, one) => total + of(one), 0);
  const [published, total] = [sum((one) => one.published), sum((one) => one.total)];
  const said = screen.progress(published, total);
  const missing = sum((one) => one.total - one.published - one.drafts);
  const rest = [
    { name: "missing", count: missing },
    { name: "stale", count: sum(({ stale }) => stale) },
    { name: "unconfirmed", count: sum(({ unconfirmed }) => unconfirmed) },
    { name: "drafts", count: sum(({ drafts }) => drafts) },
  ] as const;
  const urgent = sum((one) => one.urgent);
  const isDone = urgent === 0 && rest.every(({ count }) => count === 0);
  return (
    <>
      <span className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 xl:contents">
        <Progress labelHidden label={languageName(language)} value={published} max={total} valueText={said} />
        <span aria-hidden="true" className="figures text-right text-sm">
          <span className="font-medium">{percent(published, total)}</span> <span className="text-stone">{said}</span>
        </span>
      </span>
      {/* Each has its column, where there is room. */}
      <span className="col-span-full flex flex-wrap gap-x-3 text-xs xl:contents">
        {rest.map(({ name, count }) => (
          <span key={name} className={classes("figures empty:max-xl:hidden", name !== "missing" && "text-stone")}>
            {isDone && name === "missing" ? screen.done : count > 0 && screen[name](count)}
          </span>
        ))}
      </span>
      {urgent > 0 && (
        <span className="col-span-full text-xs text-wine xl:order-last xl:pb-1">{screen.urgent(urgent)}</span>
      )}
    </>
  );
}

/** 100 % only where nothing is missing. */
const percent = (published: number, total: number): string =>
  inPercent(total === 0 ? 1 : Math.floor((published / total) * 100) / 100);

/** The same by kinds of texts. */
export function ProgressByKind({ language }: OfLanguage) {
  const { data, error } = useProgress(language);
  // The list below tells what failed.
  if (error && !data) return null;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-beige bg-beige *:last:odd:col-span-2 sm:grid-cols-4 sm:*:last:odd:col-span-2 2xl:grid-cols-7 2xl:*:last:odd:col-span-1">
      {TRANSLATED_KINDS.map((kind) => {
        const progress = data?.data.find((one) => one.kind === kind);
        return (
          <div key={kind} className="min-w-0 bg-paper p-3 sm:px-6">
            <dt className="text-xs text-stone">{screen.kinds[kind]}</dt>
            <dd className="figures mt-0.5 font-semibold">
              {progress ? screen.progress(progress.published, progress.total) : <Skeleton className="h-5 w-16" />}
            </dd>
            {progress && (
              <dd className="flex flex-wrap gap-x-3 text-xs">
                <Remarks progress={progress} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** What needs somebody, in words and not by colour alone. */
function Remarks({
  progress: { urgent, stale, unconfirmed, drafts },
}: {
  progress: Pick<OfKind, "urgent" | "stale" | "unconfirmed" | "drafts">;
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
