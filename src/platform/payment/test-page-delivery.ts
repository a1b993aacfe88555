import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#platform/clock/clock.ts";
import { signatureOf } from "./session-events.ts";

const DELIVERY_LIMIT_MS = 10_000;

export interface Addressee {
  /** The secret that signs its events. */
  secret: string;
  /** Without a trailing slash; known only once the shop listens. */
  shopUrl: () => string;
  clock: Clock;
  /** How long to wait before each further attempt at delivering an event. */
  retriesAfterMs?: readonly number[];
}

/** Sends an event's raw body to the shop's webhook, with retries. Answers whether it was accepted. Never throws for the network. */
export async function deliver(body: string, settings: Addressee): Promise<boolean> {
  const { shopUrl, retriesAfterMs = [100, 500] } = settings;
  const signal = AbortSignal.timeout(DELIVERY_LIMIT_MS);
  for (const wait of [0, ...retriesAfterMs]) {
    try {
      if (wait > 0) await pause(wait, undefined, { signal });
      if (await post(`${shopUrl()}/functions/v1/stripe-webhook`, body, settings, signal)) return true;
    } catch {
      if (signal.aborted) return false;
    }
  }
  return false;
}

async function post(url: string, body: string, { secret, clock }: Addressee, signal: AbortSignal) {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureOf(secret, body, clock.now()),
  };
  const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
  await response.body?.cancel();
  return response.ok;
}
