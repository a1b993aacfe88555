import { useEffect } from "react";
import { useLocation } from "react-router";
import { splitLanguage } from "#shared/language.ts";
import type { LiveMessage } from "#shared/live-events.ts";
import { Memory } from "#shared/memory.ts";

interface Kept {
  memory: { invalidate(): void };
  concerns(message: LiveMessage): boolean;
}

const all: Kept[] = [];

/** The data of pages, cached in the browser until it is stale or a live update concerns it. */
export function cachedResponses<T>(freshMs: number, concerns: (message: LiveMessage) => boolean): Memory<T> {
  const memory = new Memory<T>(freshMs);
  all.push({ memory, concerns });
  return memory;
}

/** Called by the listener for live updates on every page. */
export function invalidatePageMemory(message: LiveMessage): void {
  for (const { memory, concerns } of all) if (concerns(message)) memory.invalidate();
}

/** Under which a page's answer is kept. */
export function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return splitLanguage(pathname).path + search;
}

/** Keeps what the server rendered too, for the way back. */
export function useKeep<T>(memory: Memory<T>, answer: T): void {
  const { pathname, search } = useLocation();
  useEffect(() => memory.keep(pathname + search, answer), [memory, pathname, search, answer]);
}
