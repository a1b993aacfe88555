import { useCallback } from "react";
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
