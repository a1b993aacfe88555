import type { Cents } from "./money.ts";

/** Kinds of ways to pay. later: pay later or in instalments. wallet: an app or an account that holds money or cards. */
export const METHOD_GROUPS = ["bank", "card", "wallet", "blik", "later"] as const;
export type MethodGroup = (typeof METHOD_GROUPS)[number];

interface Limits {
  minCents: Cents;
  /** null for no limit. */
  maxCents: Cents | null;
}

export const takesAmount = ({ minCents, maxCents }: Limits, amount: Cents): boolean =>
  amount >= minCents && (maxCents === null || amount <= maxCents);
