import { useEffect } from "react";
import { call } from "#api-client/use-endpoint.ts";

/** Somebody who stops typing for so long means what is written. */
const PAUSE_MS = 2000;

/** Tells the shopkeeper of words that nothing was found for. Nobody waits for it. */
export function useReportMiss(text: string): void {
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(() => {
      call("POST search-miss", { body: { text } }).catch(() => undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
