import type { useAddressFilters } from "#backoffice/url-filters.ts";

/** What both tabs are given: their answer, and the filters in the address. */
export interface ListProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };
  view: ReturnType<typeof useAddressFilters<"search" | "status" | "language" | "sort" | "page">>;
  timeZone: string;
}
