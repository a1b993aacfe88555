import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/**
 * Filters, sorting and page of a list, kept in the address so that a view can be bookmarked and shared. What equals its
 * default is not written there. A change of anything but the page begins at the first page again. What is cleared comes
 * again by Back.
 */
export function useAddressFilters<K extends string>(defaults: Readonly<Record<K, string>>) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<string>(defaults).map(([key, usual]) => [key, search.get(key) ?? usual]),
      ) as Record<K, string>,
    [search, defaults],
  );
  const change = useCallback(
    (changes: Partial<Record<K, string>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (!("page" in changes)) next.delete("page");
          for (const [key, value] of Object.entries<string | undefined>(changes)) {
            if (value === undefined || value === defaults[key as K]) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: !clears(changes, defaults), preventScrollReset: true },
      ),
    [setSearch, defaults],
  );
  const linkTo = (page: number): string => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete("page");
    else next.set("page", String(page));
    return `?${next}`;
  };
  return { filters, change, linkTo };
}

const clears = (changes: Partial<Record<string, string>>, defaults: Readonly<Record<string, string>>): boolean =>
  Object.keys(changes).length > 1 && Object.entries(changes).every(([key, value]) => value === defaults[key]);
