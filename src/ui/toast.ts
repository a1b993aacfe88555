import { useSyncExternalStore } from "react";

export type ToastTone = "neutral" | "success" | "warning" | "danger";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** What it is about: a new message takes the place of the one before it. Without it the title. */
  subject?: string;
  /** One way on from here, such as Undo or View cart. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds. Without it as long as the words need, and an action more. */
  duration?: number;
};

type Show = (message: ToastMessage) => void;

type Dismiss = () => void;

let show: Show | null = null;
let dismiss: Dismiss | null = null;
let wanted = false;
const waiting: ToastMessage[] = [];
const watchers = new Set<() => void>();

/** Says something at the bottom right of the page. May be called from anywhere in the browser, at any time. */
export function toast(message: ToastMessage): void {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wantToaster();
}

/** What was said has been understood: another place shows it now. */
export function dismissToasts(): void {
  waiting.length = 0;
  dismiss?.();
}

/** Has the toaster fetched ahead of the first message, so that screen readers already know its live region. */
export function wantToaster(): void {
  if (wanted) return;
  wanted = true;
  for (const watcher of watchers) watcher();
}

/** The toaster takes over what was said before it was there. Returns how it leaves again. */
export function attachToaster(its: Show, itsDismiss: Dismiss = () => {}): () => void {
  show = its;
  dismiss = itsDismiss;
  for (const message of waiting.splice(0)) its(message);
  return () => {
    if (show === its) show = null;
  };
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useToasterWanted = (): boolean =>
  useSyncExternalStore(
    watch,
    () => wanted,
    () => false,
  );

const SHORTEST_MS = 4_000;
const TO_PRESS_MS = 4_000;

/**
 * Long enough to be read by a slow reader: 60 ms a letter, 4 s at least, and 4 s more where something can be pressed. That
 * something has worked is seen where it was done, too.
 */
export function readingTime({ title, description = "", tone, action }: ToastMessage): number {
  const time = tone === "success" ? SHORTEST_MS : Math.max(SHORTEST_MS, (title.length + description.length) * 60);
  return action ? time + TO_PRESS_MS : time;
}
