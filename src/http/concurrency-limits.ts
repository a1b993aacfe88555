import { Refusal } from "#shared/app-error.ts";
import type { RoomName, ShopFunction } from "./endpoint.ts";

/** Carried by whoever is turned away because too many wait already; nothing failed, so nothing is logged. */
export const BUSY = "BUSY";

export const BUSY_TEXT = "The shop is very busy for a moment. Please try again.";
export const RETRY_AFTER_SECONDS = 2;
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
  /** What a shopper with a cart needs on the way to the payment and back. */
  paying: { atWork: 8, waiting: 120 },
  browsing: { atWork: 2, waiting: 120 },
} satisfies Record<RoomName, Size>;

/** So many pages at once are made while somebody pays: each of some fifty answers of the database waits for them. */
const BROWSING_WHILE_PAYING = 1;

export interface Room {
  /** Does the work when its turn comes. @throws Refusal "unavailable", at once where too many wait already. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Whether it would turn away whoever came now; that is counted as a refusal. */
  refuses(): boolean;
  /** How many it has turned away. */
  refused(): number;
  atWork(): number;
}

export type Gate = Record<RoomName, Room>;

/** What is paid with never waits behind what is looked at (reliability 20). */
export function openGate(): Gate {
  const [webhooks, checkouts, paying] = [openRoom(SIZES.webhooks), openRoom(SIZES.checkouts), openRoom(SIZES.paying)];
  const isSomebodyPaying = () => [webhooks, checkouts, paying].some((room) => room.atWork() > 0);
  return {
    ...{ webhooks, checkouts, paying },
    pictures: openRoom(SIZES.pictures),
    uploads: openRoom(SIZES.uploads),
    office: openRoom(SIZES.office),
    signIn: openRoom(SIZES.signIn),
    browsing: openRoom(SIZES.browsing, () => (isSomebodyPaying() ? BROWSING_WHILE_PAYING : SIZES.browsing.atWork)),
  };
}

/** The room of a function. */
export function roomOf({
  name,
  access,
  bytes,
  limit,
  room,
}: Pick<ShopFunction, "name" | "access" | "bytes" | "limit" | "room">): RoomName {
  if (room) return room;
  if (bytes) return "uploads";
  if (access === "provider") return "webhooks";
  if (name === "stripe-checkout") return "checkouts";
  if (access === "public" && limit && name.startsWith("admin-")) return "signIn";
  return access !== "public" || name.startsWith("admin-") ? "office" : "browsing";
}

/** The last is the page where a demo is paid. */
const PAYING_PAGES = /^\/(cart|checkout|order-confirmation|dev\/pay\/[\w-]+)(\.data)?$/;

/** The room of a page, by its path. */
export const roomOfPage = (path: string): RoomName => (PAYING_PAGES.test(path) ? "paying" : "browsing");

/** Served without a turn: what the build made, what is asked by machines, and streams, which wait for nothing. */
const FREE = /^\/(assets\/|live$|readyz$|metrics$)|\.(svg|png|ico|webp|txt|webmanifest)$/;

/** Which room a request leads to, told from its method and path alone; null for none. */
export function openRooms(functions: readonly ShopFunction[]): (method: string, path: string) => RoomName | null {
  const rooms = new Map(functions.map((one) => [`${one.method} /functions/v1/${one.name}`, roomOf(one)]));
  return (method, path) => {
    if (path.startsWith("/functions/v1/")) return rooms.get(`${method} ${path}`) ?? null;
    if (path.startsWith("/storage/")) return "pictures";
    return FREE.test(path) ? null : roomOfPage(path);
  };
}

interface Size {
  atWork: number;
  waiting: number;
}

/** `most` tells how many may be at work now, at least one. */
export function openRoom(size: Size, most = () => size.atWork, patienceMs = PATIENCE_MS): Room {
  let atWork = 0;
  let refused = 0;
  const queue = new Set<() => void>();

  const refusal = () => {
    refused += 1;
    return new Refusal("unavailable", BUSY_TEXT, {
      code: BUSY,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };
  const turn = () =>
    new Promise<void>((begin, turnAway) => {
      const called = () => {
        clearTimeout(impatience);
        queue.delete(called);
        atWork += 1;
        begin();
      };
      const impatience = setTimeout(() => {
        queue.delete(called);
        turnAway(refusal());
      }, patienceMs);
      queue.add(called);
    });
  const isFull = () => atWork >= most() && queue.size >= size.waiting;
  const enter = async () => {
    if (atWork >= most()) {
      if (isFull()) throw refusal();
      return turn();
    }
    atWork += 1;
  };
  /** The place goes to whoever has waited longest. */
  const leave = () => {
    atWork -= 1;
    for (const next of queue) {
      if (atWork >= most()) break;
      next();
    }
  };
  return {
    refuses: () => {
      if (isFull()) refused += 1;
      return isFull();
    },
    refused: () => refused,
    atWork: () => atWork,
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
