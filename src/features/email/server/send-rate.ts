import type { Delivery } from "#platform/email/email.ts";

const SHORTEST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * 60_000;
const MAX_INPUT_AGE_MS = 3_600_000;
/** Longer than sending takes: by then a trial has an outcome. */
const TRIAL_MS = 30_000;

/** What one process knows of the provider. */
export interface SendRate {
  /** How long until the next email may try. */
  take(now: number): number;
  /** Takes a try back for which there was no email. */
  unused(): void;
  /** Reports the outcome of an email. */
  heard(delivery: Delivery, now: number): void;
}

/**
 * While the provider is away, one email at a time tries it, after pauses that double: an outage must not use up the attempts
 * of every email that waits.
 */
export function openSendRate(): SendRate {
  let awayUntil = 0;
  let failures = 0;
  let isTrial = false;
  return {
    take: (now) => {
      if (awayUntil > now) return awayUntil - now;
      isTrial = failures > 0;
      if (isTrial) awayUntil = now + TRIAL_MS;
      return 0;
    },
    unused: () => {
      if (isTrial) awayUntil = 0;
    },
    heard: (delivery, now) => {
      const { outcome } = delivery;
      if (outcome === "later" && delivery.afterSeconds !== undefined) {
        awayUntil = now + Math.min(delivery.afterSeconds * 1000, MAX_INPUT_AGE_MS);
      } else if (outcome === "unknown" || (outcome === "later" && delivery.isAway)) {
        // Emails that fail together report one outage.
        if (now < awayUntil && !isTrial) return;
        awayUntil = now + Math.min(SHORTEST_PAUSE_MS * 2 ** Math.min(failures, 10), MAX_PAUSE_MS);
        failures += 1;
      } else {
        failures = 0;
        awayUntil = 0;
      }
      isTrial = false;
    },
  };
}
