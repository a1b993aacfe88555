interface AttemptMeaning {
  tone: "complete" | "neutral" | "outline" | "danger";
  /** The customer can still pay. */
  isPayable?: true;
  /** The provider has not reported the outcome yet. */
  isUnsettled?: true;
  /** Nothing more is decided about it. */
  isOver?: true;
  hasMoney?: true;
  /** It pays the order and can be refunded. */
  isRefundable?: true;
}

const MEANING = {
  /** Requested; the provider's answer is not known yet. */
  opening: { tone: "outline", isPayable: true, isUnsettled: true },
  open: { tone: "outline", isPayable: true, isUnsettled: true },
  /** The shop waits no longer, but the provider ends no payment, so it may still be paid. */
  given_up: { tone: "outline", isUnsettled: true },
  /** Completed; the money is still under way. */
  awaiting: { tone: "outline", isUnsettled: true },
  /** Another amount or currency was paid. */
  review: { tone: "danger", hasMoney: true, isRefundable: true },
  paid: { tone: "complete", isOver: true, hasMoney: true, isRefundable: true },
  failed: { tone: "outline", isOver: true },
  expired: { tone: "outline", isOver: true },
  /** Money for an order that was paid already, which goes back whole. */
  overpaid: { tone: "neutral", isOver: true, hasMoney: true },
  /** It was paid, and the bank took the money back. */
  reversed: { tone: "danger", isOver: true },
} as const satisfies Record<string, AttemptMeaning>;

/** Of one attempt to pay. */
export type PaymentState = keyof typeof MEANING;
export const PAYMENT_STATES = Object.keys(MEANING) as [PaymentState, ...PaymentState[]];

/** What each state of a payment means. Nothing else compares one with a list. */
export const ATTEMPT_MEANING: Readonly<Record<PaymentState, AttemptMeaning>> = MEANING;

export const attemptsWhere = (is: (meaning: AttemptMeaning) => unknown): PaymentState[] =>
  PAYMENT_STATES.filter((state) => is(ATTEMPT_MEANING[state]));

/**
 * requested: noted, but the provider has not answered yet; waiting: the provider gives it back once the money has arrived
 * there; pending: accepted, the money is on its way.
 */
export const REFUND_STATES = ["requested", "waiting", "pending", "succeeded", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The provider has not taken them on. */
export const UNSENT_REFUND_STATES: readonly RefundState[] = ["requested", "waiting"];
export const ACCEPTED_REFUND_STATES: readonly RefundState[] = ["pending", "succeeded"];

/** Later words never undo earlier ones, but for a refund that the customer's bank sent back. */
const AFTER: Record<RefundState, readonly RefundState[]> = {
  requested: ["waiting", "pending", "succeeded", "failed"],
  waiting: ["pending", "succeeded", "failed"],
  pending: ["succeeded", "failed"],
  succeeded: ["failed"],
  failed: [],
};

export const mayBecome = (from: RefundState, to: RefundState): boolean => AFTER[from].includes(to);
