import type { Cents } from "#shared/money.ts";

/** Money that the provider sent to the shop's bank. */
export interface PayoutRow {
  /** The provider's id of the payout. */
  id: string;
  /** Negative where it took some back. */
  cents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
  paidAt: Date;
}

/** One movement of money on the shop's account at a provider. */
export interface StatementRow {
  kind: "payment" | "refund";
  /** The charge of a payment, or the provider's id of a refund. */
  id: string;
  /** Of a refund: the charge of its payment, where the provider tells it. */
  chargeId?: string;
  /** Above zero, also for a refund. */
  grossCents: Cents;
  feeCents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
}
