import { ask, useDeed } from "#client/ask.ts";
import { toast } from "#ui/toast.ts";
import type { CampaignStep } from "../campaign.ts";
import { sending as words } from "./texts.ts";

interface Step {
  step: CampaignStep;
  version: number;
  at?: string;
}

/** What is done with a campaign; the screen then shows what has become of it. */
export function useStep(id: string) {
  const stepping = useDeed(
    (body: Step) => ask("POST admin-campaign-step", { query: { id }, body }),
    ["admin-campaign", "admin-campaign-figures", "admin-orders"],
  );
  const take = (body: Step, onDone?: () => void) =>
    stepping.mutate(body, {
      onSuccess: () => toast({ title: words.done[body.step], tone: "success" }),
      onError: ({ message }) => toast({ title: words.stepFailed, description: message, tone: "danger" }),
      onSettled: onDone,
    });
  return { take, isBusy: stepping.isPending };
}
