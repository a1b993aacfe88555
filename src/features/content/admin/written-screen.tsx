import { type ReactNode, useState } from "react";
import { useFailureToast } from "#client/use-failure-toast.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { pages } from "./texts.ts";

interface WrittenScreenProps<T> {
  answer: { data?: { data: T }; error: Error | null; isFetchedAfterMount: boolean; refetch: () => Promise<unknown> };
  loading: string;
  failed: string;
  /** `seeTheirs` begins anew with what is saved now. */
  children: (saved: T, seeTheirs: () => void) => ReactNode;
}

/** One post or page that is opened for writing. An older answer that was kept is not good enough to begin with. */
export function WrittenScreen<T>({ answer, loading, failed, children }: WrittenScreenProps<T>) {
  const { data, error, isFetchedAfterMount, refetch } = answer;
  const [beginning, setBeginning] = useState(1);
  useFailureToast(failed, error);
  if (data && isFetchedAfterMount) {
    const seeTheirs = () => void refetch().then(() => setBeginning((before) => before + 1));
    return <div key={beginning}>{children(data.data, seeTheirs)}</div>;
  }
  if (error) {
    const again = <Button onClick={() => refetch()}>{pages.again}</Button>;
    return <ErrorState headingLevel={1} title={failed} text={error.message} action={again} />;
  }
  return (
    <Loading label={loading} className="grid gap-6">
      <Skeleton className="h-9 w-48" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-160 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  );
}
