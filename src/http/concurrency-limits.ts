import { AppError } from "#shared/app-error.ts";
import type { Endpoint, PoolName } from "./endpoint.ts";

/** Carried by whoever is turned away because too many wait already; nothing failed, so nothing is logged. */
export const BUSY = "BUSY";

export const BUSY_TEXT = "The shop is very busy for a moment. Please try again.";
export const RETRY_AFTER_SECONDS = 2;
/** Nobody waits longer for a turn: a slow database must not let the queue grow old. */
const QUEUE_TIMEOUT_MS = 5_000;

/** How many may be at work at once and how many may wait. Looking around leaves the processor to whoever pays. */
const SIZES = {
  webhooks: { running: 16, waiting: 500 },
  /** Many, as most of a checkout's time is spent waiting for the provider, without a connection. */
  checkouts: { running: 64, waiting: 200 },
  images: { running: 32, waiting: 500 },
  /** Files of administrators, read and worked on inside: few, for each may hold many megabytes. */
  uploads: { running: 3, waiting: 30 },
  /** A crowd in the shop must not keep its keepers out. */
  office: { running: 8, waiting: 200 },
  /** Strangers at the sign-in: each guess costs a hash, and administrators at work must not feel it. */
  signIn: { running: 4, waiting: 60 },
  /** What a shopper with a cart needs on the way to the payment and back. */
  paying: { running: 8, waiting: 120 },
  browsing: { running: 2, waiting: 120 },
} satisfies Record<PoolName, Size>;

/** So many pages at once are made while somebody pays: each of some fifty answers of the database waits for them. */
const BROWSING_WHILE_PAYING = 1;

export interface Pool {
  /** Does the work when its turn comes. @throws AppError "unavailable", at once where too many wait already. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it would turn away whoever came now; that is counted as a refusal. */
  refuses(): boolean;
  /** How many it has turned away. */
  refused(): number;
  running(): number;
}

export type Pools = Record<PoolName, Pool>;

/** What is paid with never waits behind what is looked at (reliability 20). */
export function openPools(): Pools {
  const [webhooks, checkouts, paying] = [openPool(SIZES.webhooks), openPool(SIZES.checkouts), openPool(SIZES.paying)];
  const isSomebodyPaying = () => [webhooks, checkouts, paying].some((pool) => pool.running() > 0);
  return {
    ...{ webhooks, checkouts, paying },
    images: openPool(SIZES.images),
    uploads: openPool(SIZES.uploads),
    office: openPool(SIZES.office),
    signIn: openPool(SIZES.signIn),
    browsing: openPool(SIZES.browsing, () => (isSomebodyPaying() ? BROWSING_WHILE_PAYING : SIZES.browsing.running)),
  };
}

/** The room of a function. */
export function poolOf({
  name,
  access,
  bytes,
  limit,
  pool,
}: Pick<Endpoint, "name" | "access" | "bytes" | "limit" | "pool">): PoolName {
  if (pool) return pool;
  if (bytes) return "uploads";
  if (access === "provider") return "webhooks";
  if (name === "stripe-checkout") return "checkouts";
  if (access === "public" && limit && name.startsWith("admin-")) return "signIn";
  return access !== "public" || name.startsWith("admin-") ? "office" : "browsing";
}

/** The last is the page where a demo is paid. */
const PAYING_PAGES = /^\/(cart|checkout|order-confirmation|dev\/pay\/[\w-]+)(\.data)?$/;

/** The room of a page, by its path. */
export const poolOfPage = (path: string): PoolName => (PAYING_PAGES.test(path) ? "paying" : "browsing");

/** Served without a turn: what the build made, what is asked by machines, and streams, which wait for nothing. */
const FREE = /^\/(assets\/|live$|readyz$|metrics$)|\.(svg|png|ico|webp|txt|webmanifest)$/;

/** Which room a request leads to, told from its method and path alone; null for none. */
export function openPoolFinder(endpoints: readonly Endpoint[]): (method: string, path: string) => PoolName | null {
  const findPool = new Map(endpoints.map((one) => [`${one.method} /functions/v1/${one.name}`, poolOf(one)]));
  return (method, path) => {
    if (path.startsWith("/functions/v1/")) return findPool.get(`${method} ${path}`) ?? null;
    if (path.startsWith("/storage/")) return "images";
    return FREE.test(path) ? null : poolOfPage(path);
  };
}

interface Size {
  running: number;
  waiting: number;
}

/** `max` tells how many may be at work now, at least one. */
export function openPool(size: Size, max = () => size.running, queueTimeoutMs = QUEUE_TIMEOUT_MS): Pool {
  let running = 0;
  let refused = 0;
  const queue = new Set<() => void>();

  const appError = () => {
    refused += 1;
    return new AppError("unavailable", BUSY_TEXT, {
      code: BUSY,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };
  const turn = () =>
    new Promise<void>((begin, turnAway) => {
      const called = () => {
        clearTimeout(timeout);
        queue.delete(called);
        running += 1;
        begin();
      };
      const timeout = setTimeout(() => {
        queue.delete(called);
        turnAway(appError());
      }, queueTimeoutMs);
      queue.add(called);
    });
  const isFull = () => running >= max() && queue.size >= size.waiting;
  const enter = async () => {
    if (running >= max()) {
      if (isFull()) throw appError();
      return turn();
    }
    running += 1;
  };
  /** The place goes to whoever has waited longest. */
  const leave = () => {
    running -= 1;
    for (const next of queue) {
      if (running >= max()) break;
      next();
    }
  };
  return {
    refuses: () => {
      if (isFull()) refused += 1;
      return isFull();
    },
    refused: () => refused,
    running: () => running,
    during: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
