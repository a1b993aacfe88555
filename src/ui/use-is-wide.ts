import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 64rem)";

function watch(look: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", look);
  return () => media.removeEventListener("change", look);
}

/** Whether there is room for a table of many columns. For screens that are drawn in the browser. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
