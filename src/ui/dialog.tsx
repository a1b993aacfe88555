import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useRef } from "react";
import { classes } from "./classes.ts";
import { OpenedFrom, useFocusReturn } from "./focus-return.tsx";
import { messages } from "./messages.ts";

export type DialogProps = {
  title: string;
  description?: ReactNode;
  /** The button that opens it. Leave out where `open` is steered from outside. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  width?: "narrow" | "medium" | "wide";
  /** It waits for an answer: neither Escape nor a cross closes it. */
  stays?: boolean;
  /** Its buttons; they stay in view while the body scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

const FIELD = "input:enabled:not([type=hidden], [readonly]), select:enabled, textarea:enabled";

const widths = {
  narrow: "max-w-md",
  medium: "max-w-xl",
  wide: "max-w-3xl max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:rounded-t-none",
};

export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  width = "medium",
  stays = false,
  footer,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { opener, restoreFocus } = useFocusReturn();
  const focusFirst = (event: Event) => {
    const box = body.current;
    if (!box || box.contains(document.activeElement)) return;
    // A form begins at its first field. What is only read begins where it scrolls; what fits is looked at as a whole.
    const field = box.querySelector<HTMLElement>(FIELD);
    if (!field && box.scrollHeight > box.clientHeight) return;
    event.preventDefault();
    (field ?? (event.currentTarget as HTMLElement)).focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <OpenedFrom opener={opener} />}
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          className={classes(sheet, widths[width])}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={restoreFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div
            className={classes("grid gap-2 px-6 pt-8 sm:px-8", children ? "pb-4" : "pb-8", !stays && "pr-16 sm:pr-16")}
          >
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            {description && <Radix.Description className="text-sm text-stone">{description}</Radix.Description>}
          </div>
          {children && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard.
            <div ref={body} tabIndex={0} className={bodyLook}>
              {children}
            </div>
          )}
          {footer ? <SheetFooter>{footer}</SheetFooter> : <div className={fadesAbove} />}
          {!stays && (
            <Radix.Close className={closeLook} aria-label={messages.close}>
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What has the focus stands clear of its ends, where it fades. */
const bodyLook = "min-h-0 grow scroll-py-12 overflow-y-auto p-6 pt-2 -outline-offset-2 sm:px-8";

/** Closes the dialog or drawer around it. It wraps a button. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;

export function SheetFooter({ children }: { children: ReactNode }) {
  return (
    <div
      className={classes(
        fadesAbove,
        "flex flex-wrap justify-end gap-3 border-t border-beige p-6 max-sm:*:grow sm:px-8 sm:py-5 [@media(max-height:34rem)]:py-3 [@media(max-height:34rem)]:*:grow",
      )}
    >
      {children}
    </div>
  );
}

/** A foot that stays while the body scrolls: what goes on below it fades. */
export const fadesAbove =
  "relative before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-8 before:bg-linear-to-t before:from-cream";

/** As high as the sheets: what is asked above a sheet covers that one. */
export const veil =
  "fixed inset-0 z-50 bg-espresso/35 data-[state=closed]:animate-vanish data-[state=open]:animate-appear";

/** A phone has it at the foot, where the thumb is. */
export const sheet =
  "fixed z-50 mx-auto flex flex-col bg-cream shadow-lift focus:outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-1rem)] max-sm:max-w-none! max-sm:rounded-t-lg sm:inset-x-4 sm:top-1/2 sm:max-h-[calc(100dvh-2rem)] sm:-translate-y-1/2 sm:rounded-lg data-[state=closed]:animate-vanish data-[state=open]:animate-rise";

export const closeLook =
  "absolute top-4 right-4 grid size-11 place-items-center rounded-sm text-stone transition-colors duration-quick hover:text-espresso";
