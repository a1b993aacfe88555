/** Of one attempt to pay. opening: asked for, the provider's answer is not known yet; awaiting: completed, the money is still under way. */
export const PAYMENT_STATES = ["opening", "open", "awaiting", "paid", "failed", "expired"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
