interface TaskMeaning {
  /** In the back office. */
  label: string;
  /** The next step, in a sentence. */
  nextStep: string;
  /** Until when, after it became known. */
  days: number;
}

const MEANING = {
  dispute: {
    label: "Dispute",
    nextStep: "Answer at the payment provider, with the tracking code as proof. Without an answer the money is lost.",
    days: 7,
  },
  reversed: {
    label: "Payment taken back",
    nextStep:
      "Do not ship. The customer has a letter: paying again makes a new order. Cancel this one once that is paid or the day is over. If its goods have left, write to the customer.",
    days: 3,
  },
  "refund-failed": {
    label: "Refund failed",
    nextStep: "Pay the customer back another way, such as by bank transfer.",
    days: 14,
  },
  "refund-waits": {
    label: "Refund waits",
    nextStep: "Look at the payment provider why the money has not arrived there.",
    days: 3,
  },
  difference: {
    label: "Difference",
    nextStep: "Compare this payment at the provider with the order, and correct what is wrong.",
    days: 14,
  },
} as const satisfies Record<string, TaskMeaning>;

export type TaskKind = keyof typeof MEANING;
export const TASK_KINDS = Object.keys(MEANING) as [TaskKind, ...TaskKind[]];

/** What each kind of task about money asks of a person. */
export const TASK_MEANING: Readonly<Record<TaskKind, TaskMeaning>> = MEANING;

const DAY_MS = 24 * 3600_000;

export const dueAt = (kind: TaskKind, now: Date): Date => new Date(now.getTime() + TASK_MEANING[kind].days * DAY_MS);
