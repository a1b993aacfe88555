import type { Cents } from "#shared/money.ts";

/** One movement of money on the shop's account at a provider. */
export interface StatementRow {
  kind: "payment" | "refund";
  /** The charge of a payment, or the provider's id of a refund. */
  id: string;
  /** Above zero, also for a refund. */
  grossCents: Cents;
  feeCents: Cents;
  /** Upper case, as ISO 4217 writes it. */
  currency: string;
}
