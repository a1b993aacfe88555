import { useEffect, useEffectEvent } from "react";
import type { LiveMessage } from "#shared/live-events.ts";
import { listenLive } from "./live-stream.ts";
import { useLookAgain } from "./use-look-again.ts";

/** So that a thousand open pages do not all look at once. */
const JITTER_MS = 2_000;

/** Has the page look again, soon, at news that concern it. */
export function useLive(concerns: (message: LiveMessage) => boolean): void {
  const lookAgain = useLookAgain();
  const hear = useEffectEvent((message: LiveMessage) => {
    if (!concerns(message)) return undefined;
    return setTimeout(() => void lookAgain(), Math.random() * JITTER_MS);
  });
  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined;
    const unlisten = listenLive((message) => {
      const next = hear(message);
      if (next === undefined) return;
      clearTimeout(looking);
      looking = next;
    });
    return () => {
      unlisten();
      clearTimeout(looking);
    };
  }, []);
}
