import { sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Job } from "#platform/jobs/jobs.ts";

/** What limits and known networks no longer ask for. */
export async function forgetOldSignIns(shop: AppContext): Promise<void> {
  const now = sql`${shop.clock.now().toISOString()}::timestamptz`;
  await shop.db.execute(sql`
    DELETE FROM sign_in_attempts WHERE at < ${now} - interval '90 days'
      OR (NOT succeeded AND at < ${now} - interval '2 days')`);
  await shop.db.execute(sql`DELETE FROM passkey_challenges WHERE expires_at < ${now}`);
  await shop.db.execute(sql`DELETE FROM password_reset_tokens WHERE expires_at < ${now} - interval '30 days'`);
  await shop.db.execute(sql`DELETE FROM administrator_sessions WHERE expires_at < ${now} - interval '30 days'`);
}

export const administratorJobs = (shop: AppContext): Job[] => [
  { name: "forget-old-sign-ins", cron: "41 3 * * *", run: () => forgetOldSignIns(shop) },
];
