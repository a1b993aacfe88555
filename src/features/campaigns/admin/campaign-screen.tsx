import { useState } from "react";
import { useEndpointQuery } from "#api-client/use-endpoint.ts";
import { ErrorView } from "#backoffice/error-view.tsx";
import { useFailureToast } from "#backoffice/failure-toast.ts";
import { BackLink } from "#ui/page-head.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { isEditable } from "../campaign.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { CampaignReport } from "./campaign-report.tsx";
import { messages } from "./messages.ts";

const { editor: words } = messages;

const back = () => ({ to: "/admin/emails?tab=campaigns", label: words.back });

/** A draft to be written on; of any other campaign, what becomes of it. What is typed stays where somebody else sends it meanwhile. */
export function CampaignScreen({ id, timeZone }: { id: string; timeZone: string }) {
  const answer = useEndpointQuery("GET admin-campaign", { query: { id } }, { staleTime: 0 });
  const { data, error, isFetchedAfterMount, refetch } = answer;
  const [isUnsaved, setUnsaved] = useState(false);
  useFailureToast(words.openFailed, data ? null : error);
  return (
    <>
      {data && <title>{data.data.name}</title>}
      <BackLink {...back()} />
      {data && isFetchedAfterMount ? (
        isEditable(data.data.status) || isUnsaved ? (
          <CampaignForm campaign={data.data} timeZone={timeZone} onUnsaved={setUnsaved} />
        ) : (
          <CampaignReport campaign={data.data} timeZone={timeZone} />
        )
      ) : error && !data ? (
        <ErrorView headingLevel={1} title={words.openFailed} error={error} onRetry={refetch} back={back()} />
      ) : (
        <Coming />
      )}
    </>
  );
}

const Coming = () => (
  <Loading label={words.loading} className="grid gap-6">
    <Skeleton className="h-9 w-64" />
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <SkeletonCard className="h-160" />
      <SkeletonCard className="h-64" />
    </div>
  </Loading>
);
