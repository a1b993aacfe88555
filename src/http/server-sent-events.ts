import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Changes } from "#platform/events/events.ts";
import { networkOf } from "#platform/network/network.ts";
import { Refusal } from "#shared/app-error.ts";
import type { News } from "#shared/live-events.ts";

/** Changes that come together are told together. */
const GATHER_MS = 250;
/** Proxies cut a line on which nothing is said. */
const BREATHE_MS = 25_000;
const LOOK_MS = 500;
const MOST_STREAMS = 2_000;
/** One for each browser of a large office. */
const MOST_OF_NETWORK = 100;
/** So many ids are told one by one. */
const MOST_IDS = 100;

type Teller = (event: string) => Promise<void>;

/** The stream by which open pages hear what has changed, one a browser (decision 8). */
export function openLive(changes: Changes, isEnding: () => boolean, addressOf: (c: Context) => string) {
  /** Each with its network. */
  const listeners = new Map<Teller, string>();
  const gather = gathering((news) => {
    const event = JSON.stringify(news);
    for (const tell of listeners.keys()) void tell(event);
  });
  changes.listen((change) => {
    if (change === "reconnected") gather({ products: "all", settings: true });
    else if (change.kind === "product")
      gather({ products: change.id === "all" ? "all" : [change.id], settings: false });
    else if (change.kind === "settings") gather({ products: [], settings: true });
  });

  return (c: Context) => {
    if (listeners.size >= MOST_STREAMS) {
      throw new Refusal("unavailable", "Too many pages are listening.", { retryAfterSeconds: 60 });
    }
    const network = networkOf(addressOf(c));
    if ([...listeners.values()].filter((other) => other === network).length >= MOST_OF_NETWORK) {
      throw new Refusal("too-many", "Too many pages are listening.", { retryAfterSeconds: 60 });
    }
    c.header("cache-control", "no-store");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      const tell: Teller = (data) => stream.writeSSE({ data }).catch(leave);
      listeners.set(tell, network);
      stream.onAbort(leave);
      await stream.writeSSE({ event: "hello", data: "", retry: 2_000 + Math.round(Math.random() * 3_000) });
      const breathe = setInterval(() => void stream.write(": \n\n").catch(leave), BREATHE_MS);
      // A shop that ends waits for nobody who only listens.
      const look = setInterval(() => isEnding() && leave(), LOOK_MS);
      await left;
      clearInterval(breathe);
      clearInterval(look);
      listeners.delete(tell);
    });
  };
}

/** Holds news back until 250 ms have passed since the first of them. */
function gathering(tell: (news: News) => void): (news: News) => void {
  let waiting: News | undefined;
  return (news) => {
    if (!waiting) {
      setTimeout(() => {
        if (waiting) tell(waiting);
        waiting = undefined;
      }, GATHER_MS);
    }
    waiting = together(waiting ?? { products: [], settings: false }, news);
  };
}

export function together(a: News, b: News): News {
  const settings = a.settings || b.settings;
  if (a.products === "all" || b.products === "all") return { products: "all", settings };
  const products = [...new Set([...a.products, ...b.products])];
  return { products: products.length > MOST_IDS ? "all" : products, settings };
}
