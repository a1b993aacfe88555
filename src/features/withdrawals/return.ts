import { isInTime, type Possession } from "#features/orders/order-withdrawal.ts";
import { dayAfter, dayIn } from "#shared/day.ts";

/** What each state of a return means. An open one keeps its pieces from other returns. */
const STATE = {
  declared: { isOpen: true, next: ["approved", "sent", "received", "refunded", "refused", "closed"] },
  approved: { isOpen: true, next: ["sent", "received", "refunded", "closed"] },
  sent: { isOpen: true, next: ["received", "refunded", "closed"] },
  received: { isOpen: true, next: ["checked", "refunded", "refused", "closed"] },
  checked: { isOpen: true, next: ["refunded", "refused", "closed"] },
  refunded: { isOpen: false, next: [] },
  refused: { isOpen: false, next: [] },
  closed: { isOpen: false, next: [] },
} as const;
export type ReturnState = keyof typeof STATE;
export const RETURN_STATES = Object.keys(STATE) as [ReturnState, ...ReturnState[]];
export const OPEN_STATES = RETURN_STATES.filter((state) => STATE[state].isOpen);

/** Steps that an email tells. That of a refund goes with its money; an exchange ends a return like one. */
export const TOLD_STEPS = [...RETURN_STATES.filter((state) => state !== "refunded"), "exchanged"] as const;
export type ToldStep = (typeof TOLD_STEPS)[number];

export const isOpen = (state: ReturnState | ToldStep): boolean => OPEN_STATES.some((open) => open === state);

/** Where a return may go from each state. */
export const mayGo = (from: ReturnState, to: ReturnState): boolean =>
  (STATE[from].next as readonly ReturnState[]).includes(to);

/** Whether its goods are here. */
export const hasArrived = (state: ReturnState): boolean => state === "received" || state === "checked";

/** What of a return is sent back, and what never left the shop. */
export interface Sending {
  /** Some of it has left. */
  hasLeft: boolean;
  /** Some of it has not: it is not sent, and does not come back. */
  hasUnsent: boolean;
}

/** With the goods of both, a line each, as the buyer reads them; none where the statement names them in words that the shop does not know. */
export interface SentGoods extends Sending {
  back: string[];
  stays: string[];
}

/** Whether all its money may go back: once the goods are here; of a withdrawal also once they are sent, as its buyer need only show that. */
const mayRefundAll = ({ state, ground }: { state: ReturnState; ground: ReturnGround }): boolean =>
  hasArrived(state) || (ground === "withdrawal" && state === "sent");

/** Whether only that of goods which never left may go back by now: there is nothing to wait for (directive 2011/83/EU, article 13(3)). */
export const refundsUnsent = (of: { state: ReturnState; ground: ReturnGround } & Sending): boolean =>
  of.hasUnsent && isOpen(of.state) && !mayRefundAll(of);

/** Whether money of it may go back. */
export const mayRefund = (of: { state: ReturnState; ground: ReturnGround } & Sending): boolean =>
  mayRefundAll(of) || refundsUnsent(of);

/** Whether the shop pays what sending it back cost: of goods that were not as promised, and were sent. */
export const paysPostage = ({ state, ground }: { state: ReturnState; ground: ReturnGround }): boolean =>
  ground === "guarantee" && (state === "sent" || state === "refunded" || hasArrived(state));

/** How many characters a refusal's reason has at most. */
export const REFUSAL_MAX_LENGTH = 1000;

/** And that of what is kept of the price. */
export const DEDUCTION_REASON_MAX_LENGTH = 500;

/** Of one return. */
export const MAX_PHOTOS = 4;

export const REASONS = ["changed-mind", "damaged", "defective", "wrong-item", "other"] as const;
export type ReturnReason = (typeof REASONS)[number];

export const GROUNDS = ["withdrawal", "policy", "guarantee"] as const;
export type ReturnGround = (typeof GROUNDS)[number];

/** The shop takes goods back this long, from the day the buyer has them (return policy). */
const POLICY_DAYS = 100;

/**
 * What the buyer may return by: goods that are not as promised by the guarantee, at any time; others within 14 days by law, where
 * it lets the buyer withdraw and nobody need give a reason (directive 2011/83/EU, article 9), then within 100 by the policy. null where that is over.
 * The days have not begun where no delivery is noted.
 */
export function groundOf(
  timeZone: string,
  reason: ReturnReason,
  at: Date,
  had: Possession | null,
  byLaw: boolean,
): ReturnGround | null {
  if (reason === "damaged" || reason === "defective" || reason === "wrong-item") return "guarantee";
  if (byLaw && isInTime(timeZone, at, had)) return "withdrawal";
  return !had || dayIn(timeZone, at) <= dayAfter(dayIn(timeZone, had.deliveredAt), POLICY_DAYS) ? "policy" : null;
}

export interface ReturnLine {
  position: number;
  quantity: number;
}

export type WhyNot =
  | "awaiting"
  | "unpaid"
  | "leftUnpaid"
  | "review"
  | "reversed"
  | "refunded"
  | "notLeft"
  | "cancelled";

/** An order as its buyer returns it. */
export interface BuyersReturns {
  orderId: string;
  orderNumber: string;
  /** Why nothing of it can be returned; null where goods have left, and their money is here. */
  whyNot: WhyNot | null;
  /** The law lets the buyer withdraw from it. */
  hasWithdrawal: boolean;
  /** With what may still be returned of each. */
  lines: { position: number; name: string; quantity: number }[];
  /** The law gives the buyer until this day to withdraw: null where it has not begun to count, undefined where it gives no day, or once it is over. */
  withdrawalEnds: string | null | undefined;
  /** Lines of the address that goods go back to. */
  sendTo: string[];
  returns: BuyersReturn[];
}

export interface BuyersReturn extends SentGoods {
  id: string;
  state: ReturnState | ToldStep;
  /** A line each: what comes back, in the words of a statement that names it in others. */
  goods: string[];
  photos: number;
  isWithdrawal: boolean;
  /** The day by which the buyer sends the goods of a withdrawal. */
  sendBy: string | null;
  /** Why the shop does not take it back. */
  refusal: string | null;
  /** What the shop added when it approved it. */
  note: string | null;
}

/**
 * Whether its buyer sends the goods now: what the law lets them withdraw from waits for no answer of the shop, and what has not left is not
 * sent back.
 */
export const awaitsSending = ({
  state,
  isWithdrawal,
  hasLeft,
}: Pick<BuyersReturn, "state" | "isWithdrawal" | "hasLeft">): boolean =>
  hasLeft && (state === "approved" || (isWithdrawal && state === "declared"));
