import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call, invalidate, useEndpointMutation, useEndpointQuery } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { momentIn } from "#backoffice/moments.ts";
import { newId } from "#shared/new-id.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { toast } from "#ui/toast.ts";
import { type CampaignStatus, canBeDeleted, STEPS } from "../campaign.ts";
import { CampaignBadge } from "./campaign-badge.tsx";
import { CampaignFigures } from "./campaign-figures.tsx";
import { DeleteCampaign, deleteCampaign } from "./campaigns.tsx";
import type { WholeCampaign } from "./draft.ts";
import { EmailPreview } from "./email-preview.tsx";
import { messages } from "./messages.ts";
import { useSample } from "./use-sample.tsx";
import { useStep } from "./use-step.ts";

const { sending: words } = messages;

const LOOK_AGAIN_MS = 2_000;

/** What has become of a campaign, live while it is being sent. */
export function CampaignReport({ campaign, timeZone }: { campaign: WholeCampaign; timeZone: string }) {
  const { id, scheduled_at: scheduledAt, subject, preview, body } = campaign;
  const sample = useSample({ subject, preview, language: campaign.language, body });
  const [isLive, setLive] = useState(true);
  const figures = useEndpointQuery(
    "GET admin-campaign-figures",
    { query: { id } },
    { staleTime: 0, refetchInterval: isLive ? LOOK_AGAIN_MS : false },
  );
  const status = figures.data?.status ?? campaign.status;
  const goesOn = status === "sending" || status === "scheduled" || Boolean(figures.data?.waiting);
  if (isLive !== goesOn) setLive(goesOn);
  return (
    <>
      <PageHead title={campaign.name} lead={subject} more={<SeldomActs campaign={campaign} status={status} />}>
        <EmailPreview {...sample} note={status === "scheduled" ? undefined : words.today} />
        <Steps campaign={campaign} status={status} />
      </PageHead>
      <p className="mb-6 flex flex-wrap items-center gap-3 text-sm text-stone">
        <CampaignBadge status={status} />
        {status === "scheduled" && scheduledAt && words.scheduled(momentIn(timeZone, scheduledAt))}
        {campaign.sent_at && momentIn(timeZone, campaign.sent_at)}
      </p>
      <CampaignFigures answer={figures} />
    </>
  );
}

interface ActsProps {
  campaign: WholeCampaign;
  status: CampaignStatus;
}

/** What is seldom done with a campaign. */
function SeldomActs({ campaign: { id, name, version }, status }: ActsProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = () =>
    deleteCampaign(id, version).catch((error) => {
      void invalidate(client, ["admin-campaign"]);
      throw error;
    });
  // Asked again after a lost answer it makes no second copy.
  const [copyId] = useState(newId);
  const copy = useEndpointMutation(
    () => call("POST admin-campaign", { body: { copyOf: id, id: copyId } }),
    ["admin-orders"],
  );
  const duplicate = () =>
    copy.mutate(undefined, {
      onSuccess: ({ data }) => {
        toast({ title: words.duplicated, tone: "success" });
        void navigate(`/admin/emails/campaigns/${data.id}`);
      },
      onError: (error) => failureToast(words.duplicateFailed, error),
    });
  return (
    <>
      {canBeDeleted(status) && (
        <DeleteCampaign name={name} remove={remove} onDone={() => void navigate("/admin/emails?tab=campaigns")} />
      )}
      <Button variant="secondary" busy={copy.isPending} onClick={duplicate}>
        {words.duplicate}
      </Button>
    </>
  );
}

/** What can be done with it now. */
function Steps({ campaign: { id, version }, status }: ActsProps) {
  const { take, isBusy } = useStep(id);
  const [isCancelling, setCancelling] = useState(false);
  const can = (step: keyof typeof STEPS) => STEPS[step].from.includes(status);
  return (
    <>
      {can("cancel") && (
        <Button variant="secondary" onClick={() => setCancelling(true)}>
          {words.cancel}
        </Button>
      )}
      {(["unschedule", "pause", "resume"] as const).filter(can).map((step) => (
        <Button key={step} busy={isBusy} onClick={() => void take({ step, version })}>
          {words[step]}
        </Button>
      ))}
      <ConfirmDialog
        open={isCancelling}
        onOpenChange={setCancelling}
        title={words.cancelTitle}
        description={words.cancelText}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        busy={isBusy}
        onConfirm={() => void take({ step: "cancel", version }).then(() => setCancelling(false))}
      />
    </>
  );
}
