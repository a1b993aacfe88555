import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { messages } from "./office-messages.ts";

interface DiscardQuestion {
  /** For `onOpenChange` of the dialog: Escape, the cross, or a press beside it. */
  dismiss: (isOpen: boolean) => void;
  /** Goes into the dialog. */
  question: ReactNode;
}

/** Asks before a dialog discards what was entered in it. `change` opens or closes the dialog. */
export function useDiscardQuestion(isDirty: () => boolean, change: (isOpen: boolean) => void): DiscardQuestion {
  const [isAsking, setAsking] = useState(false);
  return {
    dismiss: (isOpen) => (!isOpen && isDirty() ? setAsking(true) : change(isOpen)),
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.discardTitle}
        description={messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={() => {
          setAsking(false);
          change(false);
        }}
      />
    ),
  };
}
