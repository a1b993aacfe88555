import { DAY_MS } from "#shared/day.ts";

/** Until how many days after it became known each kind of task about money is to be done. */
const DAYS = {
  dispute: 7,
  reversed: 3,
  "partly-reversed": 3,
  "refund-failed": 14,
  "refund-waits": 3,
  "refund-by-hand": 3,
  "paid-twice": 3,
  difference: 14,
} as const;

export type TaskKind = keyof typeof DAYS;
export const TASK_KINDS = Object.keys(DAYS) as [TaskKind, ...TaskKind[]];

export const dueAt = (kind: TaskKind, now: Date): Date => new Date(now.getTime() + DAYS[kind] * DAY_MS);
