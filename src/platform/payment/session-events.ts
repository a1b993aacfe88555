import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cents } from "#shared/money.ts";
import { Refusal } from "#shared/refusal.ts";
import type { PaymentEvent, PaymentEventKind, PaymentSession, SessionState } from "./payment.ts";

/** How old, or how far in the future, a signature may be. */
const TOLERANCE_SECONDS = 300;

const KINDS: ReadonlyMap<string, PaymentEventKind> = new Map([
  ["checkout.session.completed", "completed"],
  ["checkout.session.expired", "expired"],
  ["checkout.session.async_payment_succeeded", "async-succeeded"],
  ["checkout.session.async_payment_failed", "async-failed"],
]);

/** What we read of a Checkout Session, as Stripe's API and events write it. */
const stripeSession = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("checkout.session"),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.int().nonnegative(),
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.union([z.string().min(1), z.object({ id: z.string().min(1) })]).nullish(),
  url: z.string().nullish(),
});
export type StripeSession = z.input<typeof stripeSession>;

const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("event"),
  type: z.string(),
  created: z.int().positive(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

const reference = z.object({
  client_reference_id: stripeSession.shape.client_reference_id,
  metadata: stripeSession.shape.metadata,
});

/** The order a session of Stripe belongs to; null where another program of the same account made it. */
export function orderIdOf(session: unknown): string | null {
  const { data } = reference.safeParse(session);
  return data?.metadata?.order_id ?? data?.client_reference_id ?? null;
}

/** @throws ZodError for what is no payment session of ours. */
export function paymentSession(answer: unknown): PaymentSession {
  const session = stripeSession.parse(answer);
  const orderId = z.string({ error: "a session without an order" }).parse(orderIdOf(session));
  const state = stateOf(session);
  const intent = session.payment_intent;
  return {
    id: session.id,
    orderId,
    state,
    url: state === "open" ? (session.url ?? null) : null,
    amountCents: cents(session.amount_total),
    currency: session.currency.toUpperCase(),
    chargeId: state === "paid" ? ((typeof intent === "string" ? intent : intent?.id) ?? null) : null,
  };
}

function stateOf({ status, payment_status }: z.output<typeof stripeSession>): SessionState {
  if (status !== "complete") return status;
  return payment_status === "unpaid" ? "awaiting" : "paid";
}

/**
 * Reads a webhook's raw body after proving who sent it and when. The SDK's own check lets timestamps of the future pass
 * and would have to be loaded at start.
 * @throws Refusal "invalid" for anything but a genuine event.
 */
export function readSessionEvent(
  secrets: readonly string[],
  rawBody: string,
  signature: string | undefined,
  now: Date,
): PaymentEvent {
  if (!signature || !isGenuine(secrets, rawBody, signature, now)) {
    throw new Refusal("invalid", "The signature of this event is missing, wrong or too old.");
  }
  const event = stripeEvent.safeParse(parsed(rawBody));
  if (!event.success) throw unreadable();
  const { id, type, created, data } = event.data;
  const happenedAt = new Date(created * 1000);
  const kind = KINDS.get(type);
  if (!kind || orderIdOf(data.object) === null) return { id, kind: "other", happenedAt, session: null };
  try {
    return { id, kind, happenedAt, session: paymentSession(data.object) };
  } catch (error) {
    throw error instanceof z.ZodError ? unreadable() : error;
  }
}

/** The value of a `Stripe-Signature` header. */
export function signatureOf(secret: string, rawBody: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${rawBody}`).toString("hex")}`;
}

function isGenuine(secrets: readonly string[], rawBody: string, signature: string, now: Date): boolean {
  const parts = signature.split(",").map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith("t=")).map((part) => part.slice(2));
  const [time] = times;
  if (times.length !== 1 || time === undefined || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const given = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .map((part) => Buffer.from(part.slice("v1=".length), "hex"));
  return secrets
    .filter((secret) => secret.trim() !== "")
    .map((secret) => hmac(secret, `${time}.${rawBody}`))
    .some((expected) => given.some((candidate) => timingSafeEqual(candidate, expected)));
}

const hmac = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text, "utf8").digest();

const unreadable = () => new Refusal("invalid", "This event could not be read.");

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
