import { z } from "zod";
import type { EmailKind } from "./email-kinds.ts";
import { messages as heldBack } from "./messages/held-back-messages.en.ts";

export const EMAIL_STATES = ["queued", "sending", "sent", "dead", "uncertain", "suppressed"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** `asked`: only after a warning that the recipient may get it twice. */
export type SendingAgain = "free" | "asked" | "no";

/** Emails with links that give access. Their data is erased once sent; a recipient who needs another link requests one. */
export const SHORT_LIVED: readonly string[] = ["password-reset", "administrator-invited"] satisfies EmailKind[];

/** Emails that somebody who complained gets no more. What belongs to a purchase or an account goes on. */
export const MARKETING: readonly string[] = [
  "campaign",
  "back-in-stock",
  "newsletter-confirmation",
] satisfies EmailKind[];

/**
 * Emails that go out whatever an address did before. A notice of danger is no advertising (regulation 2023/988, article 35);
 * an administrator has no other way back in; what waits for the shopkeeper has a term, such as a withdrawal.
 */
export const ALWAYS_SENT: readonly string[] = [
  "product-recall",
  "password-reset",
  "administrator-invited",
  "setting-changed",
  "order-attention",
  "withdrawal-attention",
] satisfies EmailKind[];

/** Emails to the buyer of an order: they go to the address that it has when they are sent, as their links open it. */
export const TO_BUYER: readonly string[] = [
  "order-confirmation",
  "order-shipped",
  "order-parcel-shipped",
  "order-parcel-undone",
  "order-refunded",
  "order-refund-failed",
  "order-changed",
  "order-payment-link",
  "order-payment-reversed",
  "order-payment-failed",
  "withdrawal-received",
  "return-step",
  "return-postage",
  "product-recall",
] satisfies EmailKind[];

interface Sent {
  kind: string;
  state: EmailState;
  lastError: string | null;
  /** Its data still exists: personal data may have been erased. */
  hasData: boolean;
}

/** Whether an administrator may send an email again from the log. */
export function sendingAgain({ kind, state, lastError, hasData }: Sent): SendingAgain {
  if (!hasData || SHORT_LIVED.includes(kind)) return "no";
  if (state === "dead") return "free";
  if (state === "uncertain") return "asked";
  if (state === "suppressed") return lastError === heldBack.takesNone && !MARKETING.includes(kind) ? "free" : "no";
  return state === "sent" && kind.startsWith("order-") ? "free" : "no";
}

/** Likewise from its order, any that its buyer got. */
export function sendingAgainFromOrder(email: Sent): SendingAgain {
  const { kind, state, hasData } = email;
  if (kind === "order-attention") return "no";
  if (state === "sent") return hasData && !SHORT_LIVED.includes(kind) ? "free" : "no";
  return sendingAgain(email);
}

/** Of pressing the button, chosen by the screen: sent again with it, the email goes out once. */
export const pressId = z.uuid().optional();
