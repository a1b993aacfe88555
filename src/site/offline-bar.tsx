import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { messages } from "./messages.ts";

/** Says that there is no network, and keeps the page that is there: the browser would put its own in its place. */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p
      role="status"
      className="on-dark fixed inset-x-0 bottom-0 z-40 text-center text-sm not-empty:px-4 not-empty:py-3"
    >
      {isOffline && (
        <>
          {messages.offline}
          <StayHere />
        </>
      )}
    </p>
  );
}

function watchNetwork(changed: () => void): () => void {
  for (const sign of ["online", "offline"]) addEventListener(sign, changed);
  return () => {
    for (const sign of ["online", "offline"]) removeEventListener(sign, changed);
  };
}

/** A page reports failures of its own fetches, such as another listing. */
function StayHere() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  return null;
}
