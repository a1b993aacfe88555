import { type ReactNode, useEffect, useRef, useState } from "react";
import { noteUnsaved } from "#shared/unsaved.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { messages } from "./office-messages.ts";

interface Discarding {
  /** Acts at once where nothing was entered. */
  ask: (act: () => void) => void;
  /** Goes to where something is discarded. */
  question: ReactNode;
}

interface DiscardQuestion extends Pick<Discarding, "ask"> {
  /** For `onOpenChange` of the dialog: Escape, the cross, or a press beside it. */
  dismiss: (isOpen: boolean) => void;
  /** Goes into the dialog. */
  question: ReactNode;
}

/** Asks before an act that discards what was entered. */
export function useDiscarding(isDirty: () => boolean): Discarding {
  const [wanted, setWanted] = useState<{ act: () => void } | null>(null);
  return {
    ask: (act) => (isDirty() ? setWanted({ act }) : act()),
    question: (
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(isOpen) => !isOpen && setWanted(null)}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={() => {
          setWanted(null);
          wanted?.act();
        }}
      />
    ),
  };
}

/** Asks before a dialog discards what was entered in it. `change` opens or closes the dialog. */
export function useDiscardQuestion(isDirty: () => boolean, change: (isOpen: boolean) => void): DiscardQuestion {
  const { ask, question } = useDiscarding(isDirty);
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => noteUnsaved(() => latest.current()), []);
  return { ask, dismiss: (isOpen) => (isOpen ? change(true) : ask(() => change(false))), question };
}
