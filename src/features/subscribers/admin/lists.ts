import type { useAddressFilters } from "#backoffice/url-filters.ts";

/** What both tabs are given: their answer, and the filters in the address. */
export interface ListProps<Answer> {
  answer: { data: Answer | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };
  view: ReturnType<typeof useAddressFilters<"search" | "status" | "sort" | "page">>;
  timeZone: string;
}

export const dayOf = (timeZone: string, at: string): string =>
  new Date(at).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone });

export const momentOf = (timeZone: string, at: string): string =>
  new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });
