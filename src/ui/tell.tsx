import { useEffect } from "react";

/** Screen readers have read it out by then. */
const GONE_MS = 3_000;
/** What comes sooner says itself. */
const LATE_MS = 1_000;
const ID = "told";

/** Where `tell` tells; each layout has one. `aria-live` keeps it in reach of screen readers under an open dialog. */
export const Told = () => <div id={ID} role="status" aria-live="polite" className="sr-only" />;

/** Has it read out by screen readers, after what else is being told. */
export function tell(text: string): void {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById(ID)?.append(line);
  setTimeout(() => line.remove(), GONE_MS);
}

/** Tells what is being waited for, once it takes long. A region that comes with its words says nothing. */
export function useTellLate(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return;
    const timer = setTimeout(() => tell(label), LATE_MS);
    return () => clearTimeout(timer);
  }, [label]);
}
