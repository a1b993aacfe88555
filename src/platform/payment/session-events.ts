import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cents } from "#shared/money.ts";
import { Refusal } from "#shared/refusal.ts";
import type { PaymentEvent, PaymentEventKind, PaymentSession } from "./payment.ts";

/** How old, or how far ahead of our clock, a signature may be. */
const TOLERANCE_S = 300;

const KINDS: Record<string, PaymentEventKind> = {
  "checkout.session.completed": "completed",
  "checkout.session.expired": "expired",
  "checkout.session.async_payment_succeeded": "async-succeeded",
  "checkout.session.async_payment_failed": "async-failed",
};

const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

/** The part of a provider's checkout session that the shop reads. */
export const sessionShape = z.object({
  id: z.string().min(1),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  url: z.string().nullish(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

export function sessionFrom(given: z.infer<typeof sessionShape>): PaymentSession {
  const paid = given.payment_status === "paid";
  const state = given.status === "open" ? "open" : given.status === "expired" ? "expired" : paid ? "paid" : "awaiting";
  const intent = given.payment_intent;
  return {
    id: given.id,
    orderId: given.metadata?.order_id ?? given.client_reference_id ?? "",
    state,
    url: given.url ?? null,
    amountCents: cents(given.amount_total ?? 0),
    currency: (given.currency ?? "").toUpperCase(),
    chargeId: (typeof intent === "string" ? intent : intent?.id) ?? null,
  };
}

/** A Stripe-Signature header over the body, byte for byte; `at` in seconds since 1970. */
export function signature(rawBody: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${rawBody}`).digest("hex")}`;
}

/** During rotation any of the secrets passes. @throws Refusal "invalid" for anything but a genuine, fresh event. */
export function readSignedEvent(rawBody: string, header: string | undefined, secrets: readonly string[], now: Date): PaymentEvent {
  if (!isGenuine(rawBody, header ?? "", secrets, now)) throw new Refusal("invalid", "The signature of this event is not valid.");
  const event = eventShape.safeParse(parsed(rawBody));
  if (!event.success) throw new Refusal("invalid", "This is not an event.");
  const { id, type, created, data } = event.data;
  const kind = KINDS[type] ?? "other";
  const happenedAt = new Date(created * 1000);
  if (kind === "other") return { id, kind, happenedAt, session: null };
  const session = sessionShape.safeParse(data.object);
  if (!session.success) throw new Refusal("invalid", "This event holds no session.");
  const read = sessionFrom(session.data);
  // A failed delayed payment leaves a complete but unpaid session; it will not be paid any more.
  return { id, kind, happenedAt, session: kind === "async-failed" ? { ...read, state: "expired" } : read };
}

function isGenuine(rawBody: string, header: string, secrets: readonly string[], now: Date): boolean {
  const parts = header.split(",").map((part) => part.split("=", 2));
  const at = Number(parts.find(([key]) => key === "t")?.[1]);
  if (!Number.isInteger(at) || Math.abs(now.getTime() / 1000 - at) > TOLERANCE_S) return false;
  const given = parts.filter(([key]) => key === "v1").map(([, value = ""]) => Buffer.from(value));
  return secrets.some((secret) => {
    const right = Buffer.from(createHmac("sha256", secret).update(`${at}.${rawBody}`).digest("hex"));
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
