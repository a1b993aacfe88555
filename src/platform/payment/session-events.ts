import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "#shared/app-error.ts";
import { storableJson } from "#shared/storable.ts";
import type {
  IncomingNotification,
  PaymentEvent,
  PaymentEventKind,
  PaymentNotification,
  PaymentProvider,
} from "./payment.ts";
import { hasCharge, orderIdOf, paymentDispute, paymentSession, providerRefund } from "./stripe-objects.ts";

/** How far in the past or the future a signature may be. */
const TOLERANCE_SECONDS = 300;

const KINDS: ReadonlyMap<string, Exclude<PaymentEventKind, "other">> = new Map([
  ["checkout.session.completed", "completed"],
  ["checkout.session.expired", "expired"],
  ["checkout.session.async_payment_succeeded", "async-succeeded"],
  ["checkout.session.async_payment_failed", "async-failed"],
  ["refund.created", "refund-changed"],
  ["refund.updated", "refund-changed"],
  ["refund.failed", "refund-changed"],
  // The name of refund.updated on accounts that speak an older API.
  ["charge.refund.updated", "refund-changed"],
  ["charge.dispute.created", "dispute-created"],
  // An inquiry that became a dispute is not created again.
  ["charge.dispute.funds_withdrawn", "dispute-created"],
  ["charge.dispute.closed", "dispute-closed"],
  // Once a dispute is won, also one that was lost before.
  ["charge.dispute.funds_reinstated", "dispute-reinstated"],
]);

/** The events that the shop uses, by Stripe's names. */
export const KNOWN_TYPES: readonly string[] = [...KINDS.keys()];

const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("event"),
  type: z.string(),
  created: z.int().positive(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * Reads a webhook's raw body after proving who sent it and when. The SDK's own check lets timestamps of the future pass
 * and would have to be loaded at start.
 * @throws AppError "invalid" for anything but a genuine event.
 */
export function readSessionEvent(
  provider: PaymentProvider,
  secrets: readonly string[],
  { raw, headers }: IncomingNotification,
  now: Date,
): PaymentNotification {
  const signature = headers.get("stripe-signature");
  if (!signature || !isGenuine(secrets, raw, signature, now)) {
    throw new AppError("invalid", "The signature of this event is missing, wrong or too old.");
  }
  return { kind: "event", event: paymentEvent(provider, storableJson(raw)) };
}

/** An event of the provider in the shop's terms. @throws AppError "invalid" if a known event cannot be read. */
export function paymentEvent(provider: PaymentProvider, told: unknown): PaymentEvent {
  const event = stripeEvent.safeParse(told);
  if (!event.success) throw unreadable();
  const { id, type, created, data } = event.data;
  try {
    return { provider, id, happenedAt: new Date(created * 1000), ...contentOf(provider, KINDS.get(type), data.object) };
  } catch (error) {
    throw error instanceof z.ZodError ? unreadable() : error;
  }
}

type EventContent = PaymentEvent extends infer Event
  ? Event extends PaymentEvent
    ? Omit<Event, "provider" | "id" | "happenedAt">
    : never
  : never;

function contentOf(
  provider: PaymentProvider,
  kind: PaymentEventKind | undefined,
  object: Record<string, unknown>,
): EventContent {
  switch (kind) {
    case undefined:
    case "other":
      return { kind: "other" };
    case "refund-changed":
      return hasCharge(object) ? { kind, refund: providerRefund(object) } : { kind: "other" };
    case "dispute-created":
    case "dispute-closed":
    case "dispute-lost":
      return hasCharge(object)
        ? { kind: object.status === "lost" ? "dispute-lost" : kind, dispute: paymentDispute(object) }
        : { kind: "other" };
    case "dispute-reinstated":
      return hasCharge(object) ? { kind, dispute: paymentDispute(object) } : { kind: "other" };
    default:
      return orderIdOf(object) === null ? { kind: "other" } : { kind, session: paymentSession(provider, object) };
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

const unreadable = () => new AppError("invalid", "This event could not be read.");
