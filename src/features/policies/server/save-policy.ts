import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { exchangeImagesIn } from "#features/images/server/shown-images.ts";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import type { AppContext } from "#platform/context.ts";
import { noRow, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { dayIn, startOfDay } from "#shared/day.ts";
import { safeHtml } from "#shared/safe-html.ts";
import type { NewVersion } from "../policy.ts";
import { messages as problems } from "../problem-messages.ts";
import { versionsOf } from "./policy-queries.ts";
import { policyVersions } from "./policy-versions-table.ts";

type Row = typeof policyVersions.$inferSelect;

/** Adds a version that begins now or on a later day. @throws AppError "conflict" where somebody else has added one since */
export async function addPolicyVersion(
  shop: AppContext,
  { seen, valid_from: day, ...written }: NewVersion,
  actor: Actor,
): Promise<Row> {
  const now = shop.clock.now();
  try {
    return await transact(shop.db, async (tx) => {
      const { timeZone } = await storeSettings(tx);
      const today = dayIn(timeZone, now);
      if (day !== null && day < today) throw new AppError("invalid", problems.past);
      const validFrom = day === null || day === today ? now : startOfDay(timeZone, day);
      const [newest] = await versionsOf(tx, written.policy, written.language).limit(1);
      const current = newest?.version ?? 0;
      // The answer to an earlier attempt was lost.
      const isRepeated = newest?.version === seen + 1 && isAsSent(newest, written, day, timeZone);
      if (isRepeated && newest.createdBy === actor.administratorId) return newest;
      if (current !== seen) throw changed(current);
      await exchangeImagesIn(tx, [newest?.body], [written.body], now);
      const [row = noRow()] = await tx
        .insert(policyVersions)
        .values({
          ...written,
          body: safeHtml(written.body),
          version: current + 1,
          validFrom,
          createdAt: now,
          createdBy: actor.administratorId,
          hasBegun: validFrom <= now,
        })
        .returning();
      const { policy, language, version } = row;
      await writeAudit(tx, actor, {
        action: "policy.changed",
        subject: { kind: "policy", id: policy },
        details: { language, version, validFrom: validFrom.toISOString() },
      });
      return row;
    });
  } catch (error) {
    // Both saw the same version and saved at the same moment.
    if (violatedConstraint(error) === "policy_versions_pkey") throw changed(seen + 1);
    throw error;
  }
}

/** Whether a version is what somebody sent; `day` is the one on which it was to begin, null for at once. */
const isAsSent = (
  version: Row,
  { title, lead, body }: Pick<NewVersion, "title" | "lead" | "body">,
  day: string | null,
  timeZone: string,
): boolean =>
  version.withdrawnAt === null &&
  dayIn(timeZone, version.validFrom) === (day ?? dayIn(timeZone, version.createdAt)) &&
  version.title === title &&
  version.lead === lead &&
  version.body === safeHtml(body);

/**
 * Takes back a version that has not begun; no order has agreed to it. @throws AppError where it is in force, or was, or is gone
 */
export const withdrawPolicyVersion = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { policy, language, version }: Pick<Row, "policy" | "language" | "version">,
  actor: Actor,
): Promise<void> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const [gone] = await tx
      .update(policyVersions)
      .set({ withdrawnAt: now })
      .where(
        and(
          ...[eq(policyVersions.policy, policy), eq(policyVersions.language, language)],
          ...[
            eq(policyVersions.version, version),
            gt(policyVersions.validFrom, now),
            isNull(policyVersions.withdrawnAt),
          ],
        ),
      )
      .returning({ version: policyVersions.version });
    if (!gone) throw new AppError("conflict", problems.begun);
    await writeAudit(tx, actor, {
      action: "policy.version-withdrawn",
      subject: { kind: "policy", id: policy },
      details: { language, version },
    });
  });

const changed = (version: number) => new AppError("conflict", problems.changed, { code: "CHANGED", more: { version } });

/** Pages that show a version are outdated the moment it begins: the table's trigger says so. */
export async function beginDue({ db, clock }: AppContext): Promise<void> {
  await db
    .update(policyVersions)
    .set({ hasBegun: true })
    .where(
      and(
        ...[eq(policyVersions.hasBegun, false), isNull(policyVersions.withdrawnAt)],
        lte(policyVersions.validFrom, clock.now()),
      ),
    );
}

/** Every version leads to the new file anyway; only the address in it changes, so that the file counts as used. */
export async function replaceInPolicies(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    UPDATE policy_versions SET body = replace(body, ${from}, ${to})
    WHERE id IN (SELECT target_id FROM image_uses WHERE kind = 'policy' AND path = ${from})`);
}
