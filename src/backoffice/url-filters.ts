import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

/**
 * Filters, sorting and page of a list, kept in the address so that a view can be bookmarked and shared. What equals its
 * default is not written there. A change of anything but the page begins at the first page again. What is cleared comes
 * back by Back.
 */
export function useAddressFilters<K extends string>(defaults: Readonly<Record<K, string>>) {
  const { search, update } = useAddress();
  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<string>(defaults).map(([key, fallback]) => [key, search.get(key) ?? fallback]),
      ) as Record<K, string>,
    [search, defaults],
  );
  const change = useCallback(
    (changes: Partial<Record<K, string>>) =>
      update((next) => write(next, changes, defaults), !clears(changes, defaults)),
    [update, defaults],
  );
  /** The address with these changes. */
  const linkWith = (changes: Partial<Record<K, string>>): string => {
    const next = new URLSearchParams(search);
    write(next, changes, defaults);
    return `?${next}`;
  };
  const linkTo = (page: number): string => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete("page");
    else next.set("page", String(page));
    return `?${next}`;
  };
  return { filters, change, linkTo, linkWith };
}

type Words = Readonly<Partial<Record<string, string>>>;

function write(next: URLSearchParams, changes: Words, defaults: Words): void {
  if (!("page" in changes)) next.delete("page");
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === defaults[key]) next.delete(key);
    else next.set(key, value);
  }
}

const clears = (changes: Words, defaults: Words): boolean =>
  Object.keys(changes).length > 1 && Object.entries(changes).every(([key, value]) => value === defaults[key]);

/**
 * The router renders a new address when it has time. What is asked for shows at once all the same, or a date would be
 * taken back under the fingers; and the next change adds to it, or of two quick ones the first would be lost.
 */
function useAddress() {
  const [rendered] = useSearchParams();
  const navigate = useNavigate();
  const onTheWay = useRef<URLSearchParams | undefined>(undefined);
  const [asked, setAsked] = useState<URLSearchParams>();
  useEffect(() => {
    const later = onTheWay.current;
    setAsked(later && String(later) !== String(rendered) ? later : undefined);
  }, [rendered]);
  const update = useCallback(
    async (edit: (next: URLSearchParams) => void, replace: boolean) => {
      const next = new URLSearchParams(onTheWay.current ?? window.location.search);
      edit(next);
      onTheWay.current = next;
      setAsked(next);
      await navigate(`?${next}`, { replace, preventScrollReset: true });
      if (onTheWay.current === next) onTheWay.current = undefined;
    },
    [navigate],
  );
  return { search: asked ?? rendered, update };
}
