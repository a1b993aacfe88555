import { z } from "zod";
import { type Cents, cents } from "#shared/money.ts";
import type { PaymentSession, ProviderRefund, RefundState, SessionState } from "./payment.ts";

/** Montonio writes amounts as numbers of euro or as text; both have two decimals at most. */
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** "49.9" are 4990 cents. By its digits: a product of floats may miss a cent. @throws RangeError */
export function centsOf(amount: string | number): Cents {
  const [, whole, decimals = ""] = AMOUNT.exec(String(amount)) ?? [];
  if (whole === undefined) throw new RangeError(`${amount} is no amount of money`);
  return cents(Number(whole + decimals.padEnd(2, "0")));
}

/** 4990 cents are the number 49.9, which JSON writes as these digits. */
export const decimalOf = (amount: Cents): number =>
  Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`);

const amount = z.union([z.string(), z.number()]).transform((value, { addIssue }) => {
  try {
    return centsOf(value);
  } catch {
    addIssue({ code: "custom", message: "no amount of money" });
    return z.NEVER;
  }
});

const montonioRefund = z.object({
  uuid: z.uuid(),
  amount,
  status: z.string(),
  refundStatusDescription: z.string().nullish(),
  idempotencyKey: z.string().nullish(),
  createdAt: z.string().nullish(),
});
type MontonioRefund = z.output<typeof montonioRefund>;

/** What the shop reads of an order. Who paid, and from which account, is left where it is. */
const montonioOrder = z.object({
  uuid: z.uuid(),
  merchantReference: z.string(),
  paymentStatus: z.string(),
  paymentUrl: z.string().nullish(),
  grandTotal: amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  paymentIntents: z.array(z.object({ serviceFee: amount.nullish().catch(null) })).catch([]),
  refunds: z.array(montonioRefund).catch([]),
  availableForRefund: amount.nullish().catch(null),
  isRefundableType: z.boolean().nullish(),
});
export type MontonioOrder = z.output<typeof montonioOrder>;

/** @throws ZodError for what is no order */
export const readOrder = (answer: unknown): MontonioOrder => montonioOrder.parse(answer);

/** @throws ZodError for what is no refund */
export const readRefund = (answer: unknown): MontonioRefund => montonioRefund.parse(answer);

/** A status that the shop does not know moves nothing: new ones may come at any time. */
const STATES: Readonly<Record<string, SessionState>> = {
  PENDING: "open",
  AUTHORIZED: "awaiting",
  PAID: "paid",
  PARTIALLY_REFUNDED: "paid",
  REFUNDED: "paid",
  VOIDED: "reversed",
  ABANDONED: "expired",
};

export const stateOf = (status: string): SessionState => STATES[status] ?? "open";

export function sessionOf(order: MontonioOrder): PaymentSession {
  const state = stateOf(order.paymentStatus);
  const fee = order.paymentIntents.at(-1)?.serviceFee ?? undefined;
  return {
    provider: "montonio",
    id: order.uuid,
    orderId: orderIdOf(order.merchantReference),
    mayHaveOtherId: true,
    state,
    action: state === "open" && order.paymentUrl ? { kind: "redirect", url: order.paymentUrl } : null,
    amountCents: order.grandTotal,
    currency: order.currency,
    ...(fee === undefined || state !== "paid" ? {} : { feeCents: fee }),
    chargeId: state === "paid" ? order.uuid : null,
  };
}

/** Montonio finds an order of the shop by this text, and nothing else, so it begins with the order's id. */
export const referenceOf = (orderId: string, key: string): string => `${orderId}/${key.slice(-8)}`;

const orderIdOf = (reference: string): string => reference.split("/")[0] ?? "";

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  PENDING: "pending",
  PROCESSING: "pending",
  SUCCESSFUL: "succeeded",
  REJECTED: "failed",
  CANCELED: "failed",
};

/** @param refundId the shop's id, where it is known whose refund this is */
export function refundOf(chargeId: string, refund: MontonioRefund, refundId: string | null): ProviderRefund {
  const state = REFUND_STATES[refund.status] ?? "pending";
  return {
    id: refund.uuid,
    refundId,
    ...(refundId === null ? { mayBeOurs: true as const } : {}),
    chargeId,
    amountCents: refund.amount,
    state,
    failure: state === "failed" ? (refund.refundStatusDescription ?? refund.status) : null,
  };
}
