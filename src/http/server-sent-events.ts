import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Events } from "#platform/events/events.ts";
import { networkOf } from "#platform/network/network.ts";
import { AppError } from "#shared/app-error.ts";
import type { LiveMessage } from "#shared/live-events.ts";
import { messages } from "./messages.ts";

/** Changes within this time are sent as one message. */
const GATHER_MS = 250;
/** Proxies close an idle connection, so the stream sends something this often. */
const BREATHE_MS = 25_000;
const LOOK_MS = 500;
const MAX_STREAMS = 2_000;
/** Enough for each browser of a large office; a customer of an IPv6 provider has many such networks. */
const MAX_OF = { line: 100, customer: 400 } as const;
/** More ids than these are sent as "all". */
const MAX_IDS = 100;

type Teller = (event: string) => Promise<void>;

/** The stream that publishes events to open pages, one for each browser (decision 8). */
export function openLive(
  events: Events,
  isEnding: () => boolean,
  addressOf: (c: Context) => string,
  breatheMs = BREATHE_MS,
) {
  /** Each listener with the networks of its caller. */
  const listeners = new Map<Teller, Record<keyof typeof MAX_OF, string>>();
  const gather = gathering((message) => {
    const event = JSON.stringify(message);
    for (const tell of listeners.keys()) void tell(event);
  });
  events.listen((change) => {
    if (change === "reconnected") gather({ products: "all", settings: true });
    else if (change.kind === "product")
      gather({ products: change.id === "all" ? "all" : [change.id], settings: false });
    else if (change.kind === "settings") gather({ products: [], settings: true });
  });

  return (c: Context) => {
    if (listeners.size >= MAX_STREAMS) {
      throw new AppError("unavailable", messages.tooManyListen, { retryAfterSeconds: 60 });
    }
    const address = addressOf(c);
    const networks = { line: networkOf(address), customer: networkOf(address, "customer") };
    const isFull = (size: keyof typeof MAX_OF) =>
      [...listeners.values()].filter((other) => other[size] === networks[size]).length >= MAX_OF[size];
    if (isFull("line") || isFull("customer")) {
      throw new AppError("too-many", messages.tooManyListen, { retryAfterSeconds: 60 });
    }
    c.header("cache-control", "no-store");
    c.header("x-accel-buffering", "no");
    return streamSSE(c, async (stream) => {
      const { promise: left, resolve: leave } = Promise.withResolvers<void>();
      let unread = 0;
      const count = async (written: Promise<unknown>) => {
        unread += 1;
        await written;
        unread -= 1;
      };
      const tell: Teller = (data) => count(stream.writeSSE({ data }));
      listeners.set(tell, networks);
      stream.onAbort(leave);
      void count(stream.writeSSE({ event: "hello", data: "", retry: 2_000 + Math.round(Math.random() * 3_000) }));
      const breathe = setInterval(() => {
        // Who has read nothing since the last time holds what is written in memory.
        if (unread > 0) c.env?.outgoing?.destroy();
        else void count(stream.write(": \n\n"));
      }, breatheMs);
      // A shop that ends does not wait for open streams.
      const look = setInterval(() => isEnding() && leave(), LOOK_MS);
      await left;
      clearInterval(breathe);
      clearInterval(look);
      listeners.delete(tell);
    });
  };
}

/** Collects events until 250 ms after the first. */
function gathering(tell: (message: LiveMessage) => void): (message: LiveMessage) => void {
  let waiting: LiveMessage | undefined;
  return (message) => {
    if (!waiting) {
      setTimeout(() => {
        if (waiting) tell(waiting);
        waiting = undefined;
      }, GATHER_MS);
    }
    waiting = together(waiting ?? { products: [], settings: false }, message);
  };
}

export function together(a: LiveMessage, b: LiveMessage): LiveMessage {
  const settings = a.settings || b.settings;
  if (a.products === "all" || b.products === "all") return { products: "all", settings };
  const products = [...new Set([...a.products, ...b.products])];
  return { products: products.length > MAX_IDS ? "all" : products, settings };
}
