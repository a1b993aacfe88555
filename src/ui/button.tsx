import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Slot } from "./slot.tsx";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large" | "icon" | "icon-small";

type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the press is being worked on and swallows further presses. The width stays, and so does the focus. */
  busy?: boolean;
  /** What the button reads meanwhile. Without it only a spinner shows, and the name stays. */
  busyLabel?: string;
  /** Dresses its only child, for example a link, as this button. A link is never busy. */
  asChild?: boolean;
};

const shape =
  "relative inline-flex shrink-0 items-center justify-center rounded-sm border text-center font-medium tracking-wide no-underline select-none transition-colors duration-quick unusable";

const looks: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-(--button-fill) text-(--button-fill-ink) hover:bg-(--button-fill-hover) unusable-pale",
  secondary:
    "border-taupe bg-transparent text-(--button-ink) not-disabled:hover:border-(--button-ink) not-disabled:hover:bg-(--button-hover)",
  quiet: "border-transparent bg-transparent text-(--button-ink) not-disabled:hover:bg-(--button-hover)",
  danger: "border-wine bg-wine text-cream hover:brightness-80",
};

const sizes: Record<ButtonSize, string> = {
  small: "hit-area min-h-(--small-button) px-4 py-1.5 text-sm",
  medium: "min-h-(--button-height) px-(--button-space) py-2 text-sm",
  large: "min-h-14 px-8 py-3 text-base",
  icon: "size-11",
  // Where several stand in a row, their 44 px must not overlap under a finger.
  "icon-small": "hit-area size-(--small-button) pointer-coarse:size-11",
};

export function Button({
  variant = "primary",
  size = "medium",
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = classes(shape, looks[variant], sizes[size], className);
  if (asChild) {
    return (
      <Slot className={classes(look, "gap-2")} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  // Not `disabled` while busy: a disabled button drops the keyboard's focus and goes unnoticed by a screen reader.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type}
      className={look}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
    >
      <BothLabels busy={busy} busyLabel={busyLabel}>
        {children}
      </BothLabels>
    </button>
  );
}

/** Both labels lie in one grid cell, so the wider of them gives the width in either state. */
function BothLabels({ busy, busyLabel, children }: { busy: boolean; busyLabel?: string; children: ReactNode }) {
  const cell = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid place-items-center">
      <span className={classes(cell, busy && (busyLabel ? "invisible" : "opacity-0"))}>{children}</span>
      {(busy || busyLabel) && (
        <span className={classes(cell, !busy && "invisible")}>
          <Spinner className="size-4" />
          {busyLabel}
        </span>
      )}
    </span>
  );
}
