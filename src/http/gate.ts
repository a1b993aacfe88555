import { Refusal } from "#shared/refusal.ts";
import type { ShopFunction } from "./function.ts";
import type { Metrics } from "./metrics.ts";

/** Carried by whoever is turned away because too many wait already; nothing failed, so nothing is logged. */
export const BUSY = "BUSY";

const RETRY_AFTER_SECONDS = 2;
/** Nobody waits longer for a turn: a slow database must not let the queue grow old. */
const PATIENCE_MS = 5_000;

/** How many may be at work at once and how many may wait. Looking around leaves the processor to whoever pays. */
const SIZES = {
  webhooks: { atWork: 16, waiting: 500 },
  /** Many, as most of a checkout's time is spent waiting for the provider, without a connection. */
  checkouts: { atWork: 64, waiting: 200 },
  pictures: { atWork: 32, waiting: 500 },
  /** Files of administrators, read and worked on inside: few, for each may hold many megabytes. */
  uploads: { atWork: 3, waiting: 30 },
  /** A crowd in the shop must not keep its keepers out. */
  office: { atWork: 8, waiting: 200 },
  /** Strangers at the sign-in: each guess costs a hash, and administrators at work must not feel it. */
  signIn: { atWork: 4, waiting: 60 },
  browsing: { atWork: 8, waiting: 120 },
};

export type RoomName = keyof typeof SIZES;

export interface Room {
  /** Does the work when its turn comes. @throws Refusal "unavailable", at once where too many wait already. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** What is paid with never waits behind what is looked at (reliability 20). */
export function openGate(metrics: Pick<Metrics, "refused">): Record<RoomName, Room> {
  const room = (name: RoomName) => openRoom(SIZES[name], () => metrics.refused(name));
  return {
    webhooks: room("webhooks"),
    checkouts: room("checkouts"),
    pictures: room("pictures"),
    uploads: room("uploads"),
    office: room("office"),
    signIn: room("signIn"),
    browsing: room("browsing"),
  };
}

/** The room of a function. */
export function roomOf({
  name,
  access,
  bytes,
  limit,
}: Pick<ShopFunction, "name" | "access" | "bytes" | "limit">): RoomName {
  if (bytes) return "uploads";
  if (access === "provider") return "webhooks";
  if (name === "stripe-checkout") return "checkouts";
  if (access === "public" && limit && name.startsWith("admin-")) return "signIn";
  return access !== "public" || name.startsWith("admin-") ? "office" : "browsing";
}

interface Size {
  atWork: number;
  waiting: number;
}

export function openRoom(size: Size, refused: () => void, patienceMs = PATIENCE_MS): Room {
  let atWork = 0;
  const queue = new Set<() => void>();

  const refusal = () => {
    refused();
    return new Refusal("unavailable", "The shop is very busy for a moment. Please try again.", {
      code: BUSY,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };
  const turn = () =>
    new Promise<void>((begin, turnAway) => {
      const called = () => {
        clearTimeout(impatience);
        queue.delete(called);
        begin();
      };
      const impatience = setTimeout(() => {
        queue.delete(called);
        turnAway(refusal());
      }, patienceMs);
      queue.add(called);
    });
  const enter = async () => {
    if (atWork >= size.atWork) {
      if (queue.size >= size.waiting) throw refusal();
      return turn();
    }
    atWork += 1;
  };
  /** The place goes to whoever has waited longest. */
  const leave = () => {
    const [next] = queue;
    if (next) next();
    else atWork -= 1;
  };
  return {
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
