import { networkOf } from "#platform/network/network.ts";
import { AppError } from "#shared/app-error.ts";
import { isLoopback } from "./caller.ts";
import type { Endpoint, PoolName } from "./endpoint.ts";
import { messages } from "./messages.ts";

/** The code of requests that are refused because the queue is full. Nothing failed, so nothing is logged. */
export const BUSY = "BUSY";

export const RETRY_AFTER_SECONDS = 2;
/** The longest wait in a queue: with a slow database, visitors have left before their turn. */
const QUEUE_TIMEOUT_MS = 5_000;

/** How many requests of a pool may run and how many may wait. Browsing leaves the processor to payments. */
const SIZES = {
  webhooks: { running: 16, waiting: 500 },
  /** Many, as most of a checkout's time is spent waiting for the provider, without a connection. */
  checkouts: { running: 64, waiting: 200 },
  images: { running: 32, waiting: 500 },
  /** Files of administrators. Few, as each may hold many megabytes in memory. */
  uploads: { running: 3, waiting: 30 },
  /** Files of buyers, whose slow lines must not keep administrators from theirs. */
  photos: { running: 3, waiting: 10 },
  /** A crowd of visitors must not keep administrators out. */
  office: { running: 8, waiting: 200 },
  /** Sign-ins: each attempt costs a hash, which must not slow administrators down. */
  signIn: { running: 4, waiting: 60 },
  /** Pages between cart and confirmation. */
  paying: { running: 8, waiting: 120 },
  browsing: { running: 2, waiting: 120 },
} satisfies Record<PoolName, Size>;

/** Pages that render at once during a payment: each database answer of the payment waits for the processor. */
const BROWSING_WHILE_PAYING = 1;

export interface Pool {
  /**
   * Runs the work in its turn. A customer of a network provider takes at most a third of all places, so that nobody keeps others out alone.
   * @throws AppError "unavailable", at once if the queue is full or the caller's network has its share
   */
  during<T>(work: () => Promise<T>, address?: string): Promise<T>;
  /** Whether it would refuse a request now. Yes is counted as a refusal. */
  refuses(): boolean;
  /** How many requests it has refused. */
  refused(): number;
  running(): number;
}

export type Pools = Record<PoolName, Pool>;

/** Payments never wait behind browsing (reliability 20). */
export function openPools(): Pools {
  const [webhooks, checkouts, paying] = [openPool(SIZES.webhooks), openPool(SIZES.checkouts), openPool(SIZES.paying)];
  const isSomebodyPaying = () => [webhooks, checkouts, paying].some((pool) => pool.running() > 0);
  return {
    webhooks,
    checkouts,
    paying,
    images: openPool(SIZES.images),
    uploads: openPool(SIZES.uploads),
    photos: openPool(SIZES.photos),
    office: openPool(SIZES.office),
    signIn: openPool(SIZES.signIn),
    browsing: openPool(SIZES.browsing, () => (isSomebodyPaying() ? BROWSING_WHILE_PAYING : SIZES.browsing.running)),
  };
}

/** The pool of an endpoint. */
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
  if (access === "public" && limit && name.startsWith("admin-")) return "signIn";
  return access !== "public" || name.startsWith("admin-") ? "office" : "browsing";
}

/** Served without a limit: built files, requests of machines, and streams, which only wait. */
const FREE = /^\/(assets\/|live$|readyz(\/pages)?$|metrics$)|\.(svg|png|ico|webp|txt|webmanifest)$/;

/** The pool of a request, by its method and path; null for none. */
export function openPoolFinder(
  endpoints: readonly Endpoint[],
  poolOfPage: (path: string) => PoolName,
): (method: string, path: string) => PoolName | null {
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

/** `max` answers how many may run now, at least one. */
export function openPool(size: Size, max = () => size.running, queueTimeoutMs = QUEUE_TIMEOUT_MS): Pool {
  let running = 0;
  let refused = 0;
  const queue = new Set<() => void>();
  const share = Math.ceil((size.running + size.waiting) / 3);
  const placesOf = new Map<string, number>();

  const busyError = () => {
    refused += 1;
    return new AppError("unavailable", messages.busy, {
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
        turnAway(busyError());
      }, queueTimeoutMs);
      queue.add(called);
    });
  const isFull = () => running >= max() && queue.size >= size.waiting;
  const enter = async () => {
    if (running >= max()) {
      if (isFull()) throw busyError();
      return turn();
    }
    running += 1;
  };
  /** The longest-waiting request runs next. */
  const leave = () => {
    running -= 1;
    for (const next of queue) {
      if (running >= max()) break;
      next();
    }
  };
  /** Programs of this machine, such as a proxy whose visitors are not told apart, may take all places. */
  const withinShare = async <T>(address: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (address === undefined || isLoopback(address)) return work();
    const network = networkOf(address, "customer");
    const places = placesOf.get(network) ?? 0;
    if (places >= share) throw busyError();
    placesOf.set(network, places + 1);
    try {
      return await work();
    } finally {
      const left = (placesOf.get(network) ?? 1) - 1;
      if (left > 0) placesOf.set(network, left);
      else placesOf.delete(network);
    }
  };
  return {
    refuses: () => {
      if (isFull()) refused += 1;
      return isFull();
    },
    refused: () => refused,
    running: () => running,
    during: (work, address) =>
      withinShare(address, async () => {
        await enter();
        try {
          return await work();
        } finally {
          leave();
        }
      }),
  };
}
