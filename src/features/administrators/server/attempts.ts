import { and, eq, ne, sql } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, transact } from "#platform/database/database.ts";
import { networkOf } from "#platform/network/network.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { MAX_ATTEMPTS } from "../sign-in-rules.ts";
import { administratorDevices, signInAttempts } from "./sign-in-attempts-table.ts";
import { hashOf } from "./tokens.ts";

const LOCK_MINUTES = 15;
/** Failures of all strangers together: of one account within 15 minutes, of one account within a day, of all accounts. */
const MAX_OF_ACCOUNT = 20;
const MAX_OF_ACCOUNT_A_DAY = 100;
const MAX_OF_ALL = 500;
const KNOWN_NETWORK_DAYS = 90;
const MAX_DEVICES = 20;

export interface Guesser {
  address: string;
  /** Hash of the browser's cookie. */
  browser: Buffer | null;
}

export interface Attempt {
  id: number;
  /** Failures at this place since the last success, this attempt included. */
  failures: number;
  /** Why no password is looked at; null where one is. */
  refused: "locked" | "account" | "all" | null;
}

/**
 * Writes an attempt down as failed before its password is looked at, so that attempts at the same moment count too.
 * Five failures lock an account for one place: a browser that has signed in to it before, else a network. Strangers
 * also share a budget for the account and one for all accounts, so that many networks guess no more than a few. A known
 * browser or network is not bound by what strangers do. `account` is anything that names the account, known or not.
 */
export async function noteAttempt(
  shop: AppContext,
  { account, administratorId }: { account: string; administratorId: string | null },
  { address, browser }: Guesser,
): Promise<Attempt> {
  const emailHash = hashOf(account);
  const network = networkOf(address);
  const now = sql`${shop.clock.now().toISOString()}::timestamptz`;
  return transact(shop.db, async (tx) => {
    const [known] = (
      await tx.execute<{ device: boolean; network: boolean }>(sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${emailHash.toString("hex")}, 0)),
          EXISTS (SELECT FROM administrator_devices
            WHERE administrator_id = ${administratorId}::uuid AND browser_hash = ${browser}::bytea) AS device,
          EXISTS (SELECT FROM sign_in_attempts WHERE email_hash = ${emailHash} AND address = ${network}::inet
            AND succeeded AND at > ${now} - make_interval(days => ${KNOWN_NETWORK_DAYS})) AS network`)
    ).rows;
    const device = known?.device ? browser : null;
    const isStranger = !known?.device && !known?.network;
    const place = device ? sql`device_hash = ${device}` : sql`address = ${network}::inet AND device_hash IS NULL`;
    const since = sql`at > ${now} - make_interval(mins => ${LOCK_MINUTES})`;
    const ofStrangers = sql`is_stranger AND NOT succeeded`;
    const [counted = noRow()] = (
      await tx.execute<{ id: number; failures: number; account: number; day: number; everywhere: number }>(sql`
        WITH noted AS (
          INSERT INTO sign_in_attempts (email_hash, address, succeeded, at, device_hash, is_stranger)
          VALUES (${emailHash}, ${network}::inet, false, ${now}, ${device}::bytea, ${isStranger}) RETURNING id),
        here AS (
          SELECT at, succeeded FROM sign_in_attempts WHERE email_hash = ${emailHash} AND ${since} AND ${place})
        SELECT noted.id::int,
          1 + (SELECT count(*)::int FROM here WHERE NOT succeeded
            AND at > coalesce((SELECT max(at) FROM here WHERE succeeded), '-infinity')) AS failures,
          (SELECT count(*)::int FROM sign_in_attempts
            WHERE email_hash = ${emailHash} AND ${ofStrangers} AND ${since}) AS account,
          (SELECT count(*)::int FROM sign_in_attempts
            WHERE email_hash = ${emailHash} AND ${ofStrangers} AND at > ${now} - interval '1 day') AS day,
          (SELECT count(*)::int FROM (
            SELECT FROM sign_in_attempts WHERE ${ofStrangers} AND ${since} LIMIT ${MAX_OF_ALL}) AS counted) AS everywhere
        FROM noted`)
    ).rows;
    const { id, failures } = counted;
    const isAccountSpent = counted.account >= MAX_OF_ACCOUNT || counted.day >= MAX_OF_ACCOUNT_A_DAY;
    const refused = (): Attempt["refused"] => {
      if (failures > MAX_ATTEMPTS) return "locked";
      if (isStranger && isAccountSpent) return "account";
      return isStranger && counted.everywhere >= MAX_OF_ALL ? "all" : null;
    };
    const attempt = { id, failures, refused: refused() };
    // Attempts on a locked account do not extend the lock.
    if (attempt.refused) await forgetAttempt(tx, id);
    return attempt;
  });
}

/** For an attempt that was no guess. */
export const forgetAttempt = (db: Db, id: number) => db.delete(signInAttempts).where(eq(signInAttempts.id, id));

export const markSucceeded = (db: Db, id: number) =>
  db.update(signInAttempts).set({ succeeded: true }).where(eq(signInAttempts.id, id));

export const locked = () =>
  new AppError("too-many", messages.locked, { more: { remainingAttempts: 0 }, retryAfterSeconds: LOCK_MINUTES * 60 });

/** A new password makes strangers of all who may know the old one, except the browser that sets it. */
export async function forgetPlaces(tx: Tx, { id, email }: { id: string; email: string }, browser: Buffer | null) {
  await tx.delete(signInAttempts).where(eq(signInAttempts.emailHash, hashOf(email)));
  await tx
    .delete(administratorDevices)
    .where(
      and(
        eq(administratorDevices.administratorId, id),
        browser ? ne(administratorDevices.browserHash, browser) : undefined,
      ),
    );
}

/** From then on the attempts of this browser at this account are counted by themselves. */
export async function rememberDevice(tx: Tx, administratorId: string, browserHash: Buffer, now: Date): Promise<void> {
  await tx
    .insert(administratorDevices)
    .values({ administratorId, browserHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [administratorDevices.administratorId, administratorDevices.browserHash],
      set: { lastUsedAt: now },
    });
  await tx.execute(sql`
    DELETE FROM administrator_devices WHERE administrator_id = ${administratorId} AND browser_hash NOT IN (
      SELECT browser_hash FROM administrator_devices WHERE administrator_id = ${administratorId}
      ORDER BY last_used_at DESC LIMIT ${MAX_DEVICES})`);
}
