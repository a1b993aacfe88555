import { DAY_MS } from "#shared/day.ts";

interface TaskMeaning {
  /** Until when, after it became known. */
  days: number;
}

const MEANING = {
  dispute: {
    days: 7,
  },
  reversed: {
    days: 3,
  },
  "partly-reversed": {
    days: 3,
  },
  "refund-failed": {
    days: 14,
  },
  "refund-waits": {
    days: 3,
  },
  "paid-twice": {
    days: 3,
  },
  difference: {
    days: 14,
  },
} as const satisfies Record<string, TaskMeaning>;

export type TaskKind = keyof typeof MEANING;
export const TASK_KINDS = Object.keys(MEANING) as [TaskKind, ...TaskKind[]];

/** What each kind of task about money asks of a person. */
export const TASK_MEANING: Readonly<Record<TaskKind, TaskMeaning>> = MEANING;

export const dueAt = (kind: TaskKind, now: Date): Date => new Date(now.getTime() + TASK_MEANING[kind].days * DAY_MS);
