import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { classes } from "./classes.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { useDiscardQuestion } from "./discard-question.tsx";
import { messages } from "./office-messages.ts";

type FormDialogProps = Omit<DialogProps, "footer" | "stays"> &
  Pick<ComponentProps<"form">, "onChange" | "noValidate" | "className"> & {
    onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
    /** For a dialog that is open while it is rendered. */
    onClose?: () => void;
    /** A verb and its object. */
    submitLabel: string;
    cancelLabel?: string;
    variant?: ButtonVariant;
    /** The form is being sent: the dialog stays. */
    busy?: boolean;
    busyLabel?: string;
    disabled?: boolean;
    /** Something was chosen that no text field shows, such as a quantity. */
    isDirty?: boolean;
    /** Further buttons, before the others. */
    more?: ReactNode;
  };

/**
 * A dialog that is one form. What is wrong after it was sent gets the focus, and comes into view. Escape, the cross and a
 * press beside it ask before they discard what was typed; the button to cancel discards it.
 */
export function FormDialog({
  onClose,
  open = onClose && true,
  onOpenChange,
  onSubmit,
  onChange,
  noValidate = true,
  className,
  submitLabel,
  cancelLabel = messages.cancel,
  variant = "primary",
  busy = false,
  busyLabel = messages.saving,
  disabled = false,
  isDirty = false,
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
  const typing = useTypedText();
  // Where it is opened by its trigger, it is open by its own state.
  const [isOpened, setOpened] = useState(false);
  const change = (isOpen: boolean) => {
    if (busy) return;
    typing.forget();
    setOpened(isOpen);
    onOpenChange?.(isOpen);
    if (!isOpen) onClose?.();
  };
  const { dismiss, question } = useDiscardQuestion(() => !busy && (isDirty || typing.isTyped()), change);
  return (
    <Dialog
      {...dialog}
      open={open ?? isOpened}
      onOpenChange={dismiss}
      footer={
        <>
          {more}
          <Button variant="secondary" onClick={() => change(false)}>
            {cancelLabel}
          </Button>
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
          event.preventDefault();
          await onSubmit(event);
          setTries((before) => before + 1);
        }}
        onFocus={typing.onFocus}
        onChange={onChange}
        noValidate={noValidate}
        className={classes("grid gap-5 py-1", className)}
      >
        {children}
      </form>
      {question}
    </Dialog>
  );
}

/** Whether a text field of the form holds another text than when it first had the focus. */
function useTypedText() {
  const before = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>());
  return {
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () => [...before.current].some(([field, text]) => field.isConnected && field.value !== text),
    forget: () => before.current.clear(),
  };
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches("textarea, input:not([type=checkbox], [type=radio], [type=file])");
