import { useEffect } from "react";
import { callEndpoint } from "#api-client/api-client.ts";

/** Somebody who stops typing for so long means what is written. */
const PAUSE_MS = 2000;

/** Tells the shopkeeper of words that nothing was found for. Nobody waits for it. */
export function useReportMiss(text: string): void {
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => {
      callEndpoint("POST search-miss", { body: { text } }).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
