import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode, RefObject } from "react";
import { BackCloses } from "./back-closes.tsx";
import { classes } from "./classes.ts";
import { closeLook, fadesAbove, veil } from "./dialog.tsx";
import { messages } from "./messages.ts";
import { dismissToasts } from "./toast.ts";

type DrawerProps = {
  title: string;
  /** How the title is drawn. */
  heading?: ReactNode;
  /** Shown beside the title, such as a count. */
  aside?: ReactNode;
  /** For screen readers: what the drawer is for, where the title does not say it. */
  description?: string;
  side?: "right" | "left";
  /** For texts that are read. */
  isWide?: boolean;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes when it closes; without it to the trigger. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Stays at the foot while the body scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  right: "right-0 border-l data-[state=closed]:animate-to-right data-[state=open]:animate-from-right",
  left: "left-0 border-r data-[state=closed]:animate-to-left data-[state=open]:animate-from-left",
};

/** A sheet of full height at the side of the page. `DialogClose` around a button inside closes it. */
export function Drawer({
  title,
  heading = title,
  aside,
  description,
  side = "right",
  isWide = false,
  trigger,
  open,
  onOpenChange,
  returnFocusTo,
  footer,
  children,
}: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          data-drawer={side}
          className={classes(
            "fixed inset-y-0 z-50 flex h-dvh w-full flex-col border-beige bg-cream shadow-lift focus:outline-none",
            sides[side],
            isWide ? "max-w-xl" : "max-w-md",
          )}
          // What was said lies over it, and is understood.
          onOpenAutoFocus={dismissToasts}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo) return;
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A toast lies above the drawer: pressing its button is no wish to close what is below.
            if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
              event.preventDefault();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          {onOpenChange && <BackCloses onBack={() => onOpenChange(false)} />}
          <div className="flex min-h-20 items-center gap-3 border-b border-beige pr-16 pl-6">
            <Radix.Title className="text-xl">{heading}</Radix.Title>
            {aside}
            {description && <Radix.Description className="sr-only">{description}</Radix.Description>}
          </div>
          <Radix.Close className={classes(closeLook, "top-4.5")} aria-label={messages.close}>
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
          <section
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard.
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6 -outline-offset-2"
          >
            {children}
          </section>
          {footer && (
            <div data-drawer-foot className={classes(fadesAbove, "border-t border-beige bg-linen px-6 py-6")}>
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
