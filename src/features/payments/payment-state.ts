/**
 * Of one attempt to pay. opening: asked for, the provider's answer is not known yet; awaiting: completed, the money is
 * still under way; review: another amount or currency came than asked for; surplus: money for an order that was paid
 * already, which goes back whole.
 */
export const PAYMENT_STATES = [
  "opening",
  "open",
  "awaiting",
  "review",
  "paid",
  "failed",
  "expired",
  "surplus",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** requested: noted, but the provider has not answered yet; pending: accepted, the money is on its way. */
export const REFUND_STATES = ["requested", "pending", "succeeded", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Later words never undo earlier ones, but for a refund that the customer's bank sent back. */
const AFTER: Record<RefundState, readonly RefundState[]> = {
  requested: ["pending", "succeeded", "failed"],
  pending: ["succeeded", "failed"],
  succeeded: ["failed"],
  failed: [],
};

export const mayBecome = (from: RefundState, to: RefundState): boolean => AFTER[from].includes(to);
