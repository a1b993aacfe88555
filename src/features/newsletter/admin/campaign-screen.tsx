import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "#client/ask.ts";
import { useFailureToast } from "#client/use-failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { canBeWritten } from "../campaign.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { CampaignReport } from "./campaign-report.tsx";
import { emails, editor as words } from "./texts.ts";

/** A draft to be written on; of any other campaign, what becomes of it. */
export function CampaignScreen({ id, timeZone }: { id: string; timeZone: string }) {
  const answer = useAnswer("GET admin-campaign", { query: { id } }, { staleTime: 0 });
  const [beginning, setBeginning] = useState(1);
  const { data, error, isFetchedAfterMount, refetch } = answer;
  useFailureToast(words.openFailed, data ? null : error);
  return (
    <>
      <Link
        to="/admin/emails?tab=campaigns"
        className="link relative hit-area mb-3 inline-flex items-center gap-2 text-sm"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      {data && isFetchedAfterMount ? (
        canBeWritten(data.data.status) ? (
          <CampaignForm
            key={beginning}
            campaign={data.data}
            timeZone={timeZone}
            onSeeTheirs={() => void refetch().then(() => setBeginning((before) => before + 1))}
          />
        ) : (
          <CampaignReport campaign={data.data} timeZone={timeZone} />
        )
      ) : error && !data ? (
        <ErrorState
          headingLevel={1}
          title={words.openFailed}
          text={error.message}
          action={<Button onClick={() => refetch()}>{emails.again}</Button>}
        />
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
      <Skeleton className="h-160 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  </Loading>
);
