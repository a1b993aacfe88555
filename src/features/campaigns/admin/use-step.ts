import { call, useEndpointMutation } from "#api-client/use-endpoint.ts";
import { failureToast } from "#backoffice/failure-toast.ts";
import { toast } from "#ui/toast.ts";
import type { CampaignStep } from "../campaign.ts";
import { messages } from "./messages.ts";

const { sending: words } = messages;

interface Step {
  step: CampaignStep;
  version: number;
  at?: string;
}

/** What is done with a campaign; the screen then shows what has become of it. */
export function useStep(id: string) {
  const stepping = useEndpointMutation(
    (body: Step) => call("POST admin-campaign-step", { query: { id }, body }),
    ["admin-campaign", "admin-campaign-figures", "admin-orders"],
  );
  // Awaited, for the form may have given way to the report by the time it is done.
  const take = async (body: Step) => {
    try {
      await stepping.mutateAsync(body);
      toast({ title: words.done[body.step], tone: "success" });
    } catch (error) {
      failureToast(words.stepFailed, error);
    }
  };
  return { take, isBusy: stepping.isPending };
}
