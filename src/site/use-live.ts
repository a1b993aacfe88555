import { useEffect, useEffectEvent } from "react";
import type { LiveMessage } from "#shared/live-events.ts";
import { listenLive } from "./live-stream.ts";
import { useLookAgain } from "./use-look-again.ts";

/** Has the page look again, soon, at news that concern it. */
export function useLive(concerns: (message: LiveMessage) => boolean): void {
  const lookAgain = useLookAgain();
  const hear = useEffectEvent((message: LiveMessage) => {
    if (concerns(message)) lookAgain();
  });
  useEffect(() => listenLive(hear), []);
}
