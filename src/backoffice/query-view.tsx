import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SkeletonCard } from "#ui/skeleton-card.tsx";
import { ErrorView } from "./error-view.tsx";
import { messages } from "./messages.ts";

interface QueryViewProps<T> {
  answer: { data?: T; error: Error | null; refetch: () => unknown };
  failed: string;
  headingLevel?: 1 | 2 | 3;
  loading: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What one query answers. What is there stays where it cannot be fetched anew, and that is said above it. */
export function QueryView<T>({
  answer,
  failed,
  headingLevel,
  loading,
  skeleton = <SkeletonCard className="h-96" />,
  children,
}: QueryViewProps<T>) {
  const { data, error, refetch } = answer;
  if (data === undefined)
    return error ? (
      <ErrorView headingLevel={headingLevel} title={failed} error={error} onRetry={refetch} />
    ) : (
      <Loading label={loading}>{skeleton}</Loading>
    );
  return (
    <>
      <StaleNotice isShown={error !== null} title={failed} onRetry={refetch} />
      {children(data)}
    </>
  );
}

interface StaleNoticeProps {
  isShown: boolean;
  title: string;
  onRetry: () => unknown;
  children?: ReactNode;
}

/** Above what is there still and could not be fetched anew. */
export const StaleNotice = ({ isShown, title, onRetry, children = messages.list.stale }: StaleNoticeProps) => (
  <div role="status" className="empty:sr-only">
    {isShown && (
      <Notice
        tone="warning"
        title={title}
        className="mb-4"
        action={
          <Button variant="secondary" size="small" onClick={() => onRetry()}>
            {messages.again}
          </Button>
        }
      >
        {children}
      </Notice>
    )}
  </div>
);
