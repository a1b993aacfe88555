import { ERASED_EMAIL } from "#features/customers/server/forget-customers.ts";
import { eraseOldEmails } from "#features/email/server/erase-old-emails.ts";
import { PEOPLE_KEPT_DAYS, retainedSince } from "#features/policies/keep-periods.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { forgetConsents, forgetEnded, forgetUnconfirmed } from "#features/subscribers/server/forget-subscribers.ts";
import { eraseSettledWithdrawals } from "#features/withdrawals/server/withdrawals-without-order.ts";
import type { AppContext } from "#platform/context.ts";
import { type Tx, transact } from "#platform/database/database.ts";
import type { Job } from "#platform/jobs/jobs.ts";
import { DAY_MS, dayIn, startOfDay } from "#shared/day.ts";

const BATCH = 500;

/** Erases people who belong to no order, as the records of processing say (L50). */
export async function eraseExpiredPeople(
  { db, clock, secret }: Pick<AppContext, "db" | "clock" | "secret">,
  signal?: AbortSignal,
) {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { timeZone } = await storeSettings(db);
  const settledBefore = startOfDay(timeZone, retainedSince(dayIn(timeZone, now)));
  const { email, unconfirmed, ended, consent } = PEOPLE_KEPT_DAYS;
  const parts: ((tx: Tx) => Promise<number>)[] = [
    (tx) => eraseOldEmails(tx, { before: daysAgo(email), instead: ERASED_EMAIL, max: BATCH }),
    (tx) => forgetUnconfirmed(tx, daysAgo(unconfirmed), BATCH),
    (tx) => forgetEnded(tx, daysAgo(ended), BATCH),
    (tx) => forgetConsents(tx, secret, daysAgo(consent), BATCH),
    (tx) => eraseSettledWithdrawals(tx, settledBefore, BATCH),
  ];
  const failures: unknown[] = [];
  for (const part of parts) {
    try {
      while (!signal?.aborted && (await transact(db, part)) === BATCH);
    } catch (error) {
      // The others are due all the same.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error("Not all people who are due were erased", { cause: failures[0] });
}

export const retentionJobs = (shop: AppContext): Job[] => [
  { name: "erase-expired-people", cron: "53 2 * * *", run: (signal) => eraseExpiredPeople(shop, signal) },
];
