import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { classes } from "./classes.ts";
import { Dialog, DialogClose, type DialogProps } from "./dialog.tsx";

type FormDialogProps = Omit<DialogProps, "footer" | "stays"> &
  Pick<ComponentProps<"form">, "onChange" | "noValidate" | "className"> & {
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
    /** For a dialog that is open while it is rendered. */
    onClose?: () => void;
    /** A verb and its object. */
    submitLabel: string;
    /** Without it only the cross closes the dialog. */
    cancelLabel?: string;
    variant?: ButtonVariant;
    /** The form is being sent: the dialog stays. */
    busy?: boolean;
    busyLabel?: string;
    disabled?: boolean;
    /** Further buttons, before the others. */
    more?: ReactNode;
  };

/** A dialog that is one form. What is wrong after it was sent gets the focus, and comes into view. */
export function FormDialog({
  onClose,
  open = onClose && true,
  onOpenChange,
  onSubmit,
  onChange,
  noValidate = true,
  className,
  submitLabel,
  cancelLabel,
  variant = "primary",
  busy = false,
  busyLabel,
  disabled = false,
  more,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const change = (isOpen: boolean) => {
    if (busy) return;
    onOpenChange?.(isOpen);
    if (!isOpen) onClose?.();
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={change}
      footer={
        <>
          {more}
          {cancelLabel && (
            <DialogClose>
              <Button variant="secondary">{cancelLabel}</Button>
            </DialogClose>
          )}
          <Button type="submit" form={form} variant={variant} busy={busy} busyLabel={busyLabel} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={element}
        onSubmit={async (event) => {
          await onSubmit(event);
          setTries((before) => before + 1);
        }}
        onChange={onChange}
        noValidate={noValidate}
        className={classes("grid gap-5 py-1", className)}
      >
        {children}
      </form>
    </Dialog>
  );
}
