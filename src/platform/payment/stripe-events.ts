import type Stripe from "stripe";
import { duringSpan, type SpanStart } from "#platform/telemetry/tracing.ts";
import { type PaymentEvent, PaymentUnavailable } from "./payment.ts";
import { KNOWN_TYPES, paymentEvent } from "./session-events.ts";

/** Stripe stores events this long. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const PAGE_SIZE = 100;
/** Two hundred thousand events: three days of a very large shop. */
const MAX_PAGES = 2000;

/** A list that is read page by page has no span of its own as a call of the port. */
const PAGE: SpanStart = { name: "stripe eventsSince", kind: "client", attributes: { "peer.service": "stripe" } };

type Ask = <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Each page is a call of its own with its own time limit. New events are listed before the current page, so none is skipped.
 * An event that cannot be read does not hold the others back: it fails the list at its end.
 */
export async function* eventsSince(call: Ask, since: Date, now: Date): AsyncGenerator<PaymentEvent> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const gte = Math.max(seconds(since), seconds(now) - KEPT_SECONDS);
  const params = { types: [...KNOWN_TYPES], created: { gte }, limit: PAGE_SIZE };
  let after: { starting_after?: string } = {};
  let unreadable: unknown;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = { ...params, ...after };
    const { data, has_more } = await duringSpan(PAGE, () => call((stripe) => stripe.events.list(page)));
    for (const told of data) {
      const event = readable(told);
      if (event instanceof Error) unreadable = event;
      else yield event;
    }
    const last = data.at(-1);
    if (!has_more || !last) {
      if (unreadable) throw unreadable;
      return;
    }
    after = { starting_after: last.id };
  }
  throw new PaymentUnavailable("Too many events to read all of them");
}

function readable(told: unknown): PaymentEvent | Error {
  try {
    return paymentEvent("stripe", told);
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}
