interface PaymentMeaning {
  /** The look of its badge in the back office. */
  tone: "complete" | "outline" | "warning" | "danger";
  /** What shoppers read about an order that is not cancelled. */
  situation: "paid" | "awaiting" | "unpaid" | "reversed" | "review" | "refunded";
  /** The shop holds some of the order's money. Only such an order has a claim to goods. */
  isPaid?: true;
  /** It was paid, whatever happened to the money later. */
  wasPaid?: true;
  /** The shop holds money for it, accepted or not. */
  holdsMoney?: true;
  /** It is unpaid and can be erased after a while. */
  isAttempt?: true;
  /** Goods can be reserved for it. */
  reserves?: true;
  /** The question before such an order continues without its money. A bulk change skips it. */
  withoutMoney?: { question: "unpaid" | "failed" | "review" | "refunded" | "reversed" };
  /** No money is to come: it ships only where the administrator saw so. */
  isOver?: true;
}

const MEANING = {
  unpaid: {
    tone: "outline",
    situation: "awaiting",
    isAttempt: true,
    reserves: true,
    withoutMoney: { question: "unpaid" },
  },
  /** Another amount or currency was paid. A person decides whether it pays the order. */
  review: {
    tone: "danger",
    situation: "review",
    holdsMoney: true,
    reserves: true,
    withoutMoney: { question: "review" },
  },
  paid: { tone: "complete", situation: "paid", isPaid: true, wasPaid: true, holdsMoney: true },
  partly_refunded: {
    tone: "warning",
    situation: "paid",
    isPaid: true,
    wasPaid: true,
    holdsMoney: true,
  },
  refunded: {
    tone: "warning",
    situation: "refunded",
    wasPaid: true,
    withoutMoney: { question: "refunded" },
    isOver: true,
  },
  /** It was paid, and the bank took the money back. */
  reversed: {
    tone: "danger",
    situation: "reversed",
    withoutMoney: { question: "reversed" },
    isOver: true,
  },
  failed: {
    tone: "outline",
    situation: "unpaid",
    isAttempt: true,
    withoutMoney: { question: "failed" },
    isOver: true,
  },
} as const satisfies Record<string, PaymentMeaning>;

export type OrderPaymentState = keyof typeof MEANING;
export const ORDER_PAYMENT_STATES = Object.keys(MEANING) as [OrderPaymentState, ...OrderPaymentState[]];

/** What each payment state of an order means. No other code compares a payment state with a list. */
export const PAYMENT_MEANING: Readonly<Record<OrderPaymentState, PaymentMeaning>> = MEANING;

export const paymentStatesWhere = (is: (meaning: PaymentMeaning) => unknown): OrderPaymentState[] =>
  ORDER_PAYMENT_STATES.filter((state) => is(PAYMENT_MEANING[state]));

export const isPaid = (state: OrderPaymentState): boolean => PAYMENT_MEANING[state].isPaid ?? false;

export const wasPaid = (state: OrderPaymentState): boolean => PAYMENT_MEANING[state].wasPaid ?? false;

/**
 * The state of a payment attempt, as its browser sees it. awaiting: completed, and the money is on its way. unknown: none, or another
 * browser's.
 */
export const ATTEMPT_STATES = ["open", "awaiting", "paid", "ended", "unknown"] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Whether the shopper has done all there is to do. */
export const isCompleted = (state: AttemptState): boolean => state === "awaiting" || state === "paid";
