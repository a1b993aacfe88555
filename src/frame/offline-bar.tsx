import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { texts } from "./texts.ts";

function watchNetwork(changed: () => void): () => void {
  for (const sign of ["online", "offline"]) addEventListener(sign, changed);
  return () => {
    for (const sign of ["online", "offline"]) removeEventListener(sign, changed);
  };
}

/** Without a network the page that is there stays, where the browser would put its own in its place; what it asks for it tells itself. */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOffline && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  return (
    <p
      role="status"
      className="on-dark fixed inset-x-0 bottom-0 z-40 text-center text-sm not-empty:px-4 not-empty:py-3"
    >
      {isOffline && texts.offline}
    </p>
  );
}
