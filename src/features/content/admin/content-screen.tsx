import type { ReactNode } from "react";
import { ErrorView } from "#backoffice/error-view.tsx";
import { useFailureToast } from "#backoffice/failure-toast.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";

interface ContentScreenProps<T> {
  answer: { data?: { data: T }; error: Error | null; isFetchedAfterMount: boolean; refetch: () => Promise<unknown> };
  loading: string;
  failed: string;
  back: { to: string; label: string };
  children: (saved: T) => ReactNode;
}

/** One post or page that is opened for writing. An older answer that was kept is not good enough to begin with. */
export function ContentScreen<T>({ answer, loading, failed, back, children }: ContentScreenProps<T>) {
  const { data, error, isFetchedAfterMount, refetch } = answer;
  useFailureToast(failed, error);
  if (data && isFetchedAfterMount) return children(data.data);
  if (error) return <ErrorView headingLevel={1} title={failed} error={error} onRetry={refetch} back={back} />;
  return (
    <Loading label={loading} className="grid gap-6">
      <Skeleton className="h-9 w-48" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonCard className="h-160" />
        <SkeletonCard className="h-64" />
      </div>
    </Loading>
  );
}
