import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { failureText } from "#api-client/failure.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useFocusAfter } from "#ui/use-focus-after.ts";
import { ErrorView } from "./error-view.tsx";
import { useFailureToast } from "./failure-toast.ts";
import { messages } from "./messages.ts";
import { StaleNotice } from "./query-view.tsx";

type Said = { title: string; text?: string };

type ListLayoutProps = {
  answer: { data?: unknown; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };
  words: { title: string; loadFailed: string; empty: Said; nothing: Said; unknown?: string };
  icon: LucideIcon;
  isEmpty: boolean;
  /** Something is being edited among the rows: they stay, whatever comes of the list. */
  isEditing?: boolean;
  isNarrowed: boolean;
  onClear: () => void;
  /** The way to the first one. */
  action?: ReactNode;
  /** In the shape of its rows. */
  skeleton: ReactNode;
  /** Left out where a list has its own way on. */
  paging?: { page: number; pages: number; total?: number | undefined; linkTo: (page: number) => string };
  /** The rows. */
  children: ReactNode;
};

/** What a list shows besides its rows: that they come, that there are none, that none were found, that they failed. */
export function ListLayout({
  answer,
  words,
  isEmpty,
  isEditing = false,
  skeleton,
  paging,
  children,
  ...noRows
}: ListLayoutProps) {
  const { data, error, isPlaceholderData, refetch } = answer;
  useFocusAfter(isEmpty && noRows.isNarrowed, () => document.querySelector<HTMLElement>("#content search input"));
  const hasRows = Boolean(data) || isEditing;
  // Above rows that stay a notice says it.
  useFailureToast(words.loadFailed, hasRows ? null : error, words.unknown);
  if (error && !hasRows)
    return <ErrorView title={words.loadFailed} error={error} unknown={words.unknown} onRetry={refetch} />;
  if (!hasRows) return skeleton;
  // The last row of the last page is gone.
  if (paging && !isEditing && !isPlaceholderData && paging.page > Math.max(paging.pages, 1))
    return <Navigate replace to={paging.linkTo(Math.max(paging.pages, 1))} />;
  return (
    <>
      <StaleNotice isShown={error !== null} title={words.loadFailed} onRetry={refetch}>
        {data ? undefined : failureText(error, words.unknown)}
      </StaleNotice>
      {/* What a search or a filter has come to. */}
      <p role="status" className="sr-only">
        {!isEmpty && !isPlaceholderData && paging?.total !== undefined && messages.commands.count(paging.total)}
      </p>
      <div role="status" className="empty:sr-only">
        {isEmpty && <NoRows words={words} {...noRows} />}
      </div>
      {!isEmpty && (
        <div aria-busy={isPlaceholderData} className="transition-opacity duration-quick aria-busy:opacity-60">
          {children}
          {paging && <Pagination label={words.title} {...paging} className="mt-4" />}
        </div>
      )}
    </>
  );
}

type NoRowsProps = Pick<ListLayoutProps, "words" | "icon" | "isNarrowed" | "onClear" | "action">;

function NoRows({ words, icon, isNarrowed, onClear, action }: NoRowsProps) {
  if (!isNarrowed) return <EmptyState icon={icon} {...words.empty} action={action} />;
  const clear = (
    <Button variant="secondary" onClick={onClear}>
      {messages.list.clear}
    </Button>
  );
  return <EmptyState icon={SearchX} {...words.nothing} action={clear} />;
}
