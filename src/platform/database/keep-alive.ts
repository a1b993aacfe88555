import type pg from "pg";

/** A proxy such as HAProxy cuts a connection that is silent for an hour, or for minutes. */
export const SILENT_MS = 60_000;

/** Speaks each minute on a connection that only holds a lock. Answers what ends it. */
export function startKeepAlive(client: pg.Client): () => void {
  let isAsking = false;
  const asking = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    // A connection that is lost tells it by its event.
    client
      .query("SELECT 1")
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }, SILENT_MS);
  return () => clearInterval(asking);
}
