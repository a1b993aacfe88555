import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { News } from "#shared/live-events.ts";
import { listenLive } from "./live-stream.ts";

/** So that a thousand open pages do not all look at once. */
const JITTER_MS = 2_000;

/** Has the page look again, soon, at news that concern it. */
export function useLive(concerns: (news: News) => boolean): void {
  const { revalidate } = useRevalidator();
  const hear = useEffectEvent((news: News) => {
    if (!concerns(news)) return undefined;
    return setTimeout(() => void revalidate(), Math.random() * JITTER_MS);
  });
  useEffect(() => {
    let looking: ReturnType<typeof setTimeout> | undefined;
    const unlisten = listenLive((news) => {
      const next = hear(news);
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
