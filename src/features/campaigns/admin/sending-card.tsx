import { type ReactNode, useState } from "react";
import { isoOf } from "#shared/day.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DateField } from "#ui/date-field.tsx";
import { toast } from "#ui/toast.ts";
import { messages as problems } from "../campaign-messages.ts";
import type { WholeCampaign } from "./draft.ts";
import { messages } from "./messages.ts";
import { useStep } from "./use-step.ts";

const { sending: words } = messages;

interface SendingCardProps {
  campaign: WholeCampaign;
  /** The version to go on with: what is typed is saved first. Null where it cannot be. */
  saved: () => Promise<number | null>;
  /** Why the email cannot go out yet. */
  missing: string | null;
  timeZone: string;
  /** Above how many get it: who. */
  children: ReactNode;
}

/** How a draft is sent: now, after a question, or at a scheduled time. */
export function SendingCard({ campaign, saved, missing, timeZone, children }: SendingCardProps) {
  const { take, isBusy } = useStep(campaign.id);
  const [asking, setAsking] = useState<number | null>(null);
  const [at, setAt] = useState("");
  const [problem, setProblem] = useState<string>();
  const isReady = () => {
    if (missing) toast({ title: words.notReady, description: missing, tone: "danger" });
    return !missing;
  };
  const schedule = async () => {
    setProblem(at ? undefined : problems.when);
    if (!at || !isReady()) return;
    const version = await saved();
    if (version !== null) await take({ step: "schedule", version, at: isoOf(timeZone, at) });
  };
  const send = async () => {
    if (!isReady()) return;
    const version = await saved();
    if (version !== null) setAsking(version);
  };
  const sendNow = async () => {
    if (asking !== null) await take({ step: "send", version: asking });
    setAsking(null);
  };
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {children}
        <p className="text-sm text-stone">{words.recipients(campaign.writable_count)}</p>
        <Button variant="secondary" disabled={campaign.writable_count === 0} onClick={() => void send()}>
          {words.send}
        </Button>
        <div className="grid gap-5 border-t border-beige pt-5">
          <DateField
            label={words.when}
            hint={words.whenHint(timeZone)}
            type="datetime-local"
            value={at}
            error={problem}
            onChange={({ target }) => {
              setProblem(undefined);
              setAt(target.value);
            }}
          />
          <Button variant="secondary" busy={isBusy && asking === null} onClick={() => void schedule()}>
            {words.schedule}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        variant="primary"
        title={words.sendTitle(campaign.writable_count)}
        description={words.sendText}
        confirmLabel={words.sendLabel}
        busy={isBusy}
        busyLabel={words.sendBusy}
        onConfirm={() => void sendNow()}
      />
    </Card>
  );
}
