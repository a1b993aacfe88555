import { NotebookPen, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ListSkeleton } from "#ui/list-skeleton.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useFailureToast } from "./use-failure-toast.ts";

interface ListFrameProps {
  answer: {
    data?: { total: number; data: readonly unknown[] };
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  words: {
    title: string;
    loading: string;
    loadFailed: string;
    again: string;
    clear: string;
    empty: { title: string; text: string };
    nothing: { title: string; text: string };
  };
  rowsAPage: number;
  isFiltered: boolean;
  onClear: () => void;
  /** The way to the first one. */
  action: ReactNode;
  page: number;
  linkTo: (page: number) => string;
  children: ReactNode;
}

/** What a list shows besides its rows: that they come, that there are none, that none were found, that they failed. */
export function ListFrame({ answer, words, rowsAPage, isFiltered, onClear, action, ...paging }: ListFrameProps) {
  const { data, error, isPlaceholderData, refetch } = answer;
  const { page, linkTo, children } = paging;
  useFailureToast(words.loadFailed, error);
  if (error && !data) {
    const again = <Button onClick={() => refetch()}>{words.again}</Button>;
    return <ErrorState title={words.loadFailed} text={error.message} action={again} />;
  }
  if (!data) return <ListSkeleton label={words.loading} />;
  if (data.data.length === 0 && (isFiltered || page > 1)) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {words.clear}
      </Button>
    );
    return <EmptyState icon={SearchX} {...words.nothing} action={clear} />;
  }
  if (data.data.length === 0) return <EmptyState icon={NotebookPen} {...words.empty} action={action} />;
  return (
    <div aria-busy={isPlaceholderData} className="transition-opacity duration-quick aria-busy:opacity-60">
      {children}
      <Pagination
        label={words.title}
        page={page}
        pages={Math.ceil(data.total / rowsAPage)}
        linkTo={linkTo}
        className="mt-4"
      />
    </div>
  );
}
