import { AlertDialog } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { SheetFooter, sheet, veil } from "./dialog.tsx";
import { OpenedFrom, useFocusReturn } from "./focus-return.tsx";
import { messages } from "./office-messages.ts";

type ConfirmDialogProps = {
  /** The question, naming the thing: "Delete Amber Stone?" */
  title: string;
  /** What will be lost, and whether it can be brought back. */
  description: ReactNode;
  /** What goes with it, one line each. */
  losses?: readonly string[];
  /** What is asked about, to be looked at. */
  children?: ReactNode;
  /** A verb and its object, never "OK"; undefined for what cannot be done, as the description says. */
  confirmLabel: string | undefined;
  cancelLabel?: string;
  /** The act is under way: the dialog stays and says so. */
  busy?: boolean;
  busyLabel?: string;
  /** What will be lost is being looked up: until then it can be left, not confirmed. */
  waits?: boolean;
  /** `primary` for an act that loses nothing but deserves a pause. */
  variant?: "danger" | "primary";
  /** Closes itself unless `open` is controlled from outside, which long actions need. */
  onConfirm: () => void;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function ConfirmDialog({
  title,
  description,
  losses = [],
  children,
  confirmLabel,
  cancelLabel = messages.cancel,
  busy = false,
  busyLabel,
  waits = false,
  variant = "danger",
  onConfirm,
  trigger,
  open,
  onOpenChange,
}: ConfirmDialogProps) {
  const { opener, restoreFocus } = useFocusReturn();
  const confirm = confirmLabel && (
    <Button variant={variant} busy={busy || waits} busyLabel={busyLabel} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange?.(next))}>
      {open && <OpenedFrom opener={opener} />}
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veil} />
        <AlertDialog.Content className={classes(sheet, "max-w-md")} onCloseAutoFocus={restoreFocus}>
          <div className="grid min-h-0 gap-3 overflow-y-auto p-6 pt-8 sm:px-8">
            <AlertDialog.Title className="line-clamp-4 text-2xl wrap-anywhere">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-sm text-stone">{description}</AlertDialog.Description>
            {losses.length > 0 && <Losses lines={losses} />}
            {children}
          </div>
          <SheetFooter>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            {open === undefined && confirm ? <AlertDialog.Action asChild>{confirm}</AlertDialog.Action> : confirm}
          </SheetFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Losses({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1 border-l-2 border-wine pl-4 text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
