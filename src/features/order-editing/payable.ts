import type { BankTransfer } from "#features/settings/iban.ts";
import type { MethodGroup } from "#shared/method-group.ts";
import type { Cents, Currency } from "#shared/money.ts";

/** What the page of a payment link shows. */
export interface Payable {
  orderId: string;
  orderNumber: string;
  currency: Currency;
  /**
   * awaiting: paid by a method whose money is under way. lapsed: an order that was not paid in time. over: nothing is to pay, or not any
   * more.
   */
  state: "due" | "awaiting" | "paid" | "lapsed" | "over";
  cents: Cents;
  /** It is the difference of a correction; otherwise the whole order. */
  isDifference: boolean;
  /** Goods are still to leave, once it is paid. */
  ships: boolean;
  payBy: Date | null;
  /** Where the buyer may transfer it instead; null where the shop has no account, or waits for a difference. */
  transfer: BankTransfer | null;
  /** What the buyer chooses among; none where the payment page offers its own. */
  methods: readonly { key: string; group: MethodGroup; name: string | null }[];
}
