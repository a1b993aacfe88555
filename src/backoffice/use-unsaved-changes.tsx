import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { noteUnsaved } from "#shared/unsaved.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { messages } from "./messages.ts";

interface Place {
  pathname: string;
  search: string;
}

/** Filters of a list beside the form may change. Where the query chooses what is edited, it is another place. */
export const isLeft = (from: Place, to: Place, isByQuery: boolean): boolean =>
  from.pathname !== to.pathname || (isByQuery && from.search !== to.search);

/**
 * Asks before typed things are left behind, whether by a link, by Back or by closing the tab. Signing out asks too. Put what
 * it answers somewhere on the screen.
 */
export function useUnsavedChanges(isDirty: boolean, { isByQuery = false } = {}): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeft(currentLocation, nextLocation, isByQuery),
  );
  useEffect(() => {
    if (!isDirty) return;
    const call = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", call);
    const forget = noteUnsaved(() => true);
    return () => {
      window.removeEventListener("beforeunload", call);
      forget();
    };
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={messages.leave.title}
      description={messages.leave.text}
      confirmLabel={messages.leave.leave}
      cancelLabel={messages.leave.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
