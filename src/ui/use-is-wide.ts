import { useCallback, useSyncExternalStore } from "react";

/** Whether there is room for a table of many columns. For screens that are drawn in the browser. */
export function useIsWide(from = "64rem"): boolean {
  const query = `(min-width: ${from})`;
  const watch = useCallback(
    (look: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", look);
      return () => media.removeEventListener("change", look);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
