const OPEN = "open-commands";

/** The header's button and the keys open the same menu. */
export const openCommands = (): boolean => window.dispatchEvent(new Event(OPEN));

export function onOpenCommands(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
