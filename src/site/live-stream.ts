import type { LiveMessage } from "#shared/live-events.ts";

const NAME = "aurelle-live";
const ALL: LiveMessage = { products: "all", settings: true };
/** After a refusal. The browser reconnects automatically only after a broken connection. */
const TRY_AGAIN_MS = 60_000;

const listeners = new Set<(message: LiveMessage) => void>();
let isStarted = false;

const tell = (message: LiveMessage) => {
  for (const heard of listeners) heard(message);
};

/** Tells of changes while the page is visible, whichever tab of this browser holds the one stream (decision 8). */
export function listenLive(heard: (message: LiveMessage) => void): () => void {
  listeners.add(heard);
  if (!isStarted) start();
  return () => listeners.delete(heard);
}

function start(): void {
  isStarted = true;
  const others = openChannel();
  others?.addEventListener("message", ({ data }) => tell(data as LiveMessage));
  const turn = streamInTurn((message) => {
    tell(message);
    others?.postMessage(message);
  });
  // A page that Back brings out of the browser's store is as old as the visit it was kept from.
  let wasAway = cameBack();
  const leave = () => {
    wasAway = true;
    turn.leave();
  };
  const look = () => {
    if (document.visibilityState === "hidden") return leave();
    // It received no events meanwhile, however short that was.
    if (wasAway) setTimeout(() => tell(ALL));
    wasAway = false;
    turn.wait();
  };
  document.addEventListener("visibilitychange", look);
  // An open stream would keep the page out of the browser's memory for Back.
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", look);
  look();
}

/** null where the browser has none, or refuses it together with cookies, as Firefox does. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Whether Back or Forward led to this document, and the browser had to load it again. */
export const cameBack = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type === "back_forward";

/** Of all tabs that wait only the one with the lock has a stream; when it leaves, the next one opens its own. */
function streamInTurn(heard: (message: LiveMessage) => void): { wait(): void; leave(): void } {
  let leaving: AbortController | undefined;
  return {
    wait: () => {
      if (leaving) return;
      leaving = new AbortController();
      const { signal } = leaving;
      const work = () => stream(heard, signal);
      // Rejects when the tab leaves while it waits, which is no failure, and where cookies are refused.
      if (navigator.locks)
        navigator.locks.request(NAME, { signal }, work).catch(() => (signal.aborted ? undefined : work()));
      else void work();
    },
    leave: () => {
      leaving?.abort();
      leaving = undefined;
    },
  };
}

/** Lasts until the signal. */
const stream = (heard: (message: LiveMessage) => void, signal: AbortSignal): Promise<void> =>
  new Promise((end) => {
    let wasBroken = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const open = () => {
      source = new EventSource("/live");
      source.addEventListener("hello", () => {
        if (wasBroken) heard(ALL);
        wasBroken = false;
      });
      source.addEventListener("message", ({ data }) => heard(JSON.parse(data) as LiveMessage));
      source.addEventListener("error", ({ target }) => {
        wasBroken = true;
        if ((target as EventSource).readyState === EventSource.CLOSED)
          again = setTimeout(open, TRY_AGAIN_MS * (0.5 + Math.random()));
      });
    };
    const close = () => {
      clearTimeout(again);
      source?.close();
      end();
    };
    signal.addEventListener("abort", close);
    if (signal.aborted) close();
    else open();
  });
