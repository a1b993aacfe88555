import type { Delivery } from "#platform/email/email.ts";

const SHORTEST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * 60_000;
const MAX_INPUT_AGE_MS = 3_600_000;
/** Longer than sending takes: by then a trial has an outcome. */
const TRIAL_MS = 30_000;

export interface SendRate {
  /** How long until the next email may go. 0 takes the turn. */
  take(now: number): number;
  /** Gives a turn back for which there was no email. */
  unused(): void;
  /** Reports the outcome of an email. */
  heard(delivery: Delivery, now: number): void;
}

/**
 * Limits emails per second. While the provider is away, one email at a time tries it, after pauses that double: an outage
 * must not use up the attempts of every email that waits.
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
        // Emails that fail together report one outage.
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
