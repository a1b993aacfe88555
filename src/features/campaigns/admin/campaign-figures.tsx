import type { ResponseOf } from "#api-client/api-client.ts";
import { failureText } from "#api-client/failure.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { messages } from "./messages.ts";
import { WithRate } from "./with-rate.tsx";

const { sending: words } = messages;

type Figures = ResponseOf<"GET admin-campaign-figures">;

const ALWAYS = ["recipients", "sent", "opened", "clicked", "unsubscribed", "bounced"] as const;
/** Said only where there are any. */
const SOMETIMES = ["waiting", "failed", "uncertain", "suppressed"] as const;

/** What a count is told as a part of: what readers do of what was sent, all else of what was to be sent. */
function emailsBehind(name: (typeof ALWAYS | typeof SOMETIMES)[number], { recipients, sent }: Figures): number {
  if (name === "recipients") return 0;
  return name === "opened" || name === "clicked" || name === "unsubscribed" || name === "bounced" ? sent : recipients;
}

/** Counted in total, never by person (decision 44). */
export function CampaignFigures({ answer: { data, error } }: { answer: { data?: Figures; error: Error | null } }) {
  if (!data && error)
    return (
      <Notice tone="danger" title={words.figuresFailed} live>
        {failureText(error)}
      </Notice>
    );
  if (!data)
    return (
      <Loading label={words.figures}>
        <SkeletonCard className="h-64" />
      </Loading>
    );
  const shown = [...ALWAYS, ...SOMETIMES.filter((name) => data[name] > 0)];
  const done = data.recipients - data.waiting;
  return (
    <Card title={words.figures}>
      {(data.status === "sending" || data.status === "paused") && (
        <div className="mb-6 grid gap-2">
          <Progress
            label={words.progress}
            value={done}
            max={Math.max(data.recipients, 1)}
            valueText={words.progressText(done, data.recipients)}
          />
          {data.is_queueing && <p className="text-sm text-stone">{words.queueing}</p>}
        </div>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-beige sm:grid-cols-3">
        {shown.map((name) => (
          <div key={name} className="grid p-4 shadow-[0_0_0_1px_var(--color-beige)]">
            <dt className="text-xs text-stone">{words.names[name]}</dt>
            <dd className="figures mt-1 text-xl font-semibold">
              <WithRate count={data[name]} emails={emailsBehind(name, data)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-stone">{words.total}</p>
      {data.uncertain > 0 && <p className="mt-2 text-sm text-stone">{words.uncertainHint}</p>}
    </Card>
  );
}
