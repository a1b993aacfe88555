/** Screen readers have read it out by then. */
const GONE_MS = 3_000;
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
