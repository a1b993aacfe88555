import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { DEFAULT_SETTINGS } from "#features/settings/store-settings.ts";
import { type Db, planned, type Tx } from "#platform/database/database.ts";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { DAY_MS } from "#shared/day.ts";
import type { Role } from "#shared/role.ts";
import { administrators } from "./administrators-table.ts";
import { administratorSessions, passwordResetTokens } from "./sessions-table.ts";
import { administratorDevices } from "./sign-in-attempts-table.ts";
import { hashOf, newToken } from "./tokens.ts";

const HOUR_MS = 3600_000;
const DEFAULT_MS = 12 * HOUR_MS;
/** "Remember me for 30 days" */
const REMEMBERED_MS = 30 * DAY_MS;
const SEEN_EVERY_MS = 60_000;

export interface SignedIn {
  id: string;
  email: string;
  role: Role;
  language: BackOfficeLanguage;
  sessionId: string;
}

/** Answers the token, of which only the hash is stored. */
export async function openSession(
  tx: Tx,
  administratorId: string,
  { remembered, userAgent, now }: { remembered: boolean; userAgent: string | null; now: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (remembered ? REMEMBERED_MS : DEFAULT_MS));
  const agent = userAgent?.slice(0, 500) ?? null;
  await tx.insert(administratorSessions).values({
    administratorId,
    tokenHash: hashOf(token),
    remembered,
    userAgent: agent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return token;
}

/** Minutes without use after which a session ends, as the store setting says; 0 is never. */
const IDLE_MINUTES = sql`coalesce(
  (SELECT setting_value::int FROM store_settings WHERE setting_key = 'admin_idle_minutes'),
  ${DEFAULT_SETTINGS.adminIdleMinutes})`;

/** A remembered session lasts its 30 days, used or not. */
const isNotIdle = (now: Date) =>
  sql`(${administratorSessions.remembered} OR ${IDLE_MINUTES} = 0
    OR ${administratorSessions.lastSeenAt} > ${now.toISOString()}::timestamptz - make_interval(mins => ${IDLE_MINUTES}))`;

/** Who a token belongs to; null for one that is unknown, expired, revoked or idle for too long. */
export async function sessionOf(db: Db, token: string, now: Date, isUsed = true): Promise<SignedIn | null> {
  const [found] = await planned(db)
    .select({
      id: administrators.id,
      email: administrators.email,
      role: administrators.role,
      language: administrators.language,
      sessionId: administratorSessions.id,
      lastSeenAt: administratorSessions.lastSeenAt,
    })
    .from(administratorSessions)
    .innerJoin(administrators, eq(administrators.id, administratorSessions.administratorId))
    .where(
      and(
        eq(administratorSessions.tokenHash, hashOf(token)),
        isNull(administratorSessions.revokedAt),
        gt(administratorSessions.expiresAt, now),
        isNotIdle(now),
      ),
    );
  if (!found) return null;
  const { lastSeenAt, ...signedIn } = found;
  if (isUsed && now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db
      .update(administratorSessions)
      .set({ lastSeenAt: now })
      .where(eq(administratorSessions.id, signedIn.sessionId));
  }
  return signedIn;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db
    .update(administratorSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(administratorSessions.tokenHash, hashOf(token)), isNull(administratorSessions.revokedAt)));
}

export async function endAllSessions(tx: Tx, administratorId: string): Promise<void> {
  await tx
    .update(administratorSessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(administratorSessions.administratorId, administratorId), isNull(administratorSessions.revokedAt)));
}

/** Nobody stays signed in, no link sets a password and no browser counts as known. */
export async function endAllAccess(tx: Tx): Promise<void> {
  await tx.update(administratorSessions).set({ revokedAt: sql`now()` }).where(isNull(administratorSessions.revokedAt));
  await tx.update(passwordResetTokens).set({ usedAt: sql`now()` }).where(isNull(passwordResetTokens.usedAt));
  await tx.delete(administratorDevices);
}

export interface OpenSession {
  id: string;
  userAgent: string | null;
  remembered: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where somebody is signed in, the last used first. */
export const openSessions = (db: Db, administratorId: string, now: Date): Promise<OpenSession[]> =>
  db
    .select({
      id: administratorSessions.id,
      userAgent: administratorSessions.userAgent,
      remembered: administratorSessions.remembered,
      createdAt: administratorSessions.createdAt,
      lastSeenAt: administratorSessions.lastSeenAt,
    })
    .from(administratorSessions)
    .where(
      and(
        eq(administratorSessions.administratorId, administratorId),
        isNull(administratorSessions.revokedAt),
        gt(administratorSessions.expiresAt, now),
        isNotIdle(now),
      ),
    )
    .orderBy(desc(administratorSessions.lastSeenAt))
    .limit(100);

/** Ends one session of somebody, or all but the one at hand. Answers how many it ended. */
export async function endOtherSessions(
  db: Db,
  administratorId: string,
  { keep, only }: { keep: string; only?: string | undefined },
): Promise<number> {
  const ended = await db
    .update(administratorSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(administratorSessions.administratorId, administratorId),
        isNull(administratorSessions.revokedAt),
        ne(administratorSessions.id, keep),
        only ? eq(administratorSessions.id, only) : undefined,
      ),
    )
    .returning({ id: administratorSessions.id });
  return ended.length;
}
