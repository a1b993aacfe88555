import type { Delivery } from "#platform/email/email.ts";

const SHORTEST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * 60_000;
const MAX_INPUT_AGE_MS = 3_600_000;
/** Longer than sending can take: by then the one who tries knows. */
const TRIAL_MS = 30_000;

export interface SendRate {
  /** How long until the next email may go; 0 is a turn, taken with it. */
  take(now: number): number;
  /** A turn for which there was no email. */
  unused(): void;
  /** What came of an email. */
  heard(delivery: Delivery, now: number): void;
}

/**
 * At most so many emails a second. While the provider is away nobody writes to it but one email at a time, after pauses
 * that double: one outage must not use up the patience of every email that waits.
 */
export function openSendRate(perSecond: number | null): SendRate {
  const apart = perSecond ? 1000 / perSecond : 0;
  let nextAt = 0;
  let awayUntil = 0;
  let troubles = 0;
  let isTrial = false;
  return {
    take: (now) => {
      const wait = Math.max(nextAt, awayUntil) - now;
      if (wait > 0) return wait;
      nextAt = now + apart;
      isTrial = troubles > 0;
      if (isTrial) awayUntil = now + TRIAL_MS;
      return 0;
    },
    unused: () => {
      nextAt = 0;
      if (isTrial) awayUntil = 0;
    },
    heard: (delivery, now) => {
      const { outcome } = delivery;
      if (outcome === "later" && delivery.afterSeconds !== undefined) {
        awayUntil = now + Math.min(delivery.afterSeconds * 1000, MAX_INPUT_AGE_MS);
      } else if (outcome === "unknown" || (outcome === "later" && delivery.isAway)) {
        // Those under way together when it went away tell of one trouble.
        if (now < awayUntil && !isTrial) return;
        awayUntil = now + Math.min(SHORTEST_PAUSE_MS * 2 ** Math.min(troubles, 10), MAX_PAUSE_MS);
        troubles += 1;
      } else {
        troubles = 0;
        awayUntil = 0;
      }
      isTrial = false;
    },
  };
}
