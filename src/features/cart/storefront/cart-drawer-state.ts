import { useSyncExternalStore } from "react";

let isOpen = false;
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Opens or closes the drawer, from anywhere in the browser. */
export function showCart(open: boolean): void {
  isOpen = open;
  for (const watcher of watchers) watcher();
}

export const useIsCartShown = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isOpen,
    () => false,
  );
