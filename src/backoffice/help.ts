const OPEN = "open-help";

/** Opens the sheet of help at this task, over whatever screen it is. */
export const openHelp = (task: string): boolean => window.dispatchEvent(new CustomEvent(OPEN, { detail: task }));

export function onOpenHelp(open: (task: string) => void): () => void {
  const hear = (event: Event) => open(String((event as CustomEvent).detail));
  window.addEventListener(OPEN, hear);
  return () => window.removeEventListener(OPEN, hear);
}
