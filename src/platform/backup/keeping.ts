import { DAY_MS } from "#shared/day.ts";
/** How many backups stay: the last of each of so many days, weeks (from Monday) and months, in UTC. */
export interface KeepingRules {
  days: number;
  weeks: number;
  months: number;
}

interface Backup {
  name: string;
  madeAt: Date;
  isChecked: boolean;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const monthOf = (time: Date): string => time.toISOString().slice(0, 7);
/** Monday's date. */
const weekOf = (time: Date): string => dayOf(new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * DAY_MS));

/** Clocks differ by less. */
const AHEAD_MS = 3600_000;

/** Without backups that a machine made whose clock was ahead: until their day comes, an older one is the newest. */
export const notAhead = <B extends { madeAt: Date }>(backups: readonly B[], now: Date): B[] =>
  backups.filter(({ madeAt }) => madeAt.getTime() <= now.getTime() + AHEAD_MS);

/**
 * The names of backups that no rule keeps. Days, weeks and months without a backup do not count, so nothing is removed because
 * time passes. The newest backup stays, and the newest that was restored and compared.
 */
export function backupsToRemove(backups: readonly Backup[], rules: KeepingRules, now: Date): string[] {
  const { days, weeks, months } = rules;
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const made = notAhead(newestFirst, now);
  const kept = new Set([
    ...made.slice(0, 1),
    ...made.filter(({ isChecked }) => isChecked).slice(0, 1),
    ...lastOfEach(newestFirst, dayOf, days),
    ...lastOfEach(newestFirst, weekOf, weeks),
    ...lastOfEach(newestFirst, monthOf, months),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

function lastOfEach(newestFirst: readonly Backup[], periodOf: (time: Date) => string, count: number): Backup[] {
  const last = new Map<string, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.madeAt);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, count);
}

/** Whether today's backup is missing. A night that failed, or when the machine was off, is caught up with. */
export function isBackupDue(newest: Date | undefined, hour: number, now: Date): boolean {
  const begins = new Date(now);
  begins.setUTCHours(hour, 0, 0, 0);
  // Before the hour, yesterday's is the one that counts.
  if (begins > now) begins.setTime(begins.getTime() - DAY_MS);
  return newest === undefined || newest < begins;
}
