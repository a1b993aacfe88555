import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";

/** Whether the address asks for a dialog, such as `?refund=open`, so that a link can open it; and how it opens and closes. */
export function useOpenedBy(name: string, value = "open"): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setOpen = useCallback(
    (isOpen: boolean) =>
      setSearch(
        (kept) => {
          if (isOpen) kept.set(name, value);
          else kept.delete(name);
          return kept;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch, name, value],
  );
  return [search.get(name) === value, setOpen];
}

/**
 * The same of a dialog that is not always offered. Opened, it stays with what is typed, whatever somebody else changes meanwhile: the
 * server says why it refuses.
 */
export function useOfferedBy(name: string, isOffered: boolean, value?: string): ReturnType<typeof useOpenedBy> {
  const [isAsked, setOpen] = useOpenedBy(name, value);
  const [wasOffered, setOffered] = useState(false);
  const isOpen = isAsked && (isOffered || wasOffered);
  if (isOpen !== wasOffered) setOffered(isOpen);
  return [isOpen, setOpen];
}
