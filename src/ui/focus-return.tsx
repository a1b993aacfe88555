import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Where the focus was when a dialog opened, and back there when it closes. Radix knows its own trigger only: a dialog
 * without one leaves the focus on the body, and so does one whose row was deleted.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  const restoreFocus = (event?: Event) => {
    const before = opener.current;
    if (!before) return;
    event?.preventDefault();
    // Somebody has moved it on purpose.
    if (document.activeElement !== document.body) return;
    before.focus();
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("main[tabindex]")?.focus();
  };
  return { opener, restoreFocus };
}

/** Rendered from the moment the dialog opens, before anything in it takes the focus. */
export function OpenedFrom({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const [element] = useState(focused);
  useEffect(() => {
    opener.current = element;
  }, [opener, element]);
  return null;
}

/** An entry of a menu goes with its menu; the menu's button stays. */
function focused(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const button = active.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : active;
}
