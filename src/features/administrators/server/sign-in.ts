import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";
import { Refusal } from "#shared/refusal.ts";
import { MOST_ATTEMPTS, SECOND_FACTOR, texts } from "../texts.ts";
import { administrators } from "./administrators-table.ts";
import { hashPassword, isOldHash, isPassword } from "./passwords.ts";
import { secondFactorOf, takeCode } from "./second-factor.ts";
import { openSession } from "./sessions.ts";
import { signInAttempts } from "./sign-in-attempts-table.ts";
import { hashOf } from "./tokens.ts";

const LOCK_MINUTES = 15;

export interface SignIn {
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code; asked for once the password was right. */
  code?: string | undefined;
  rememberMe: boolean;
  address: string;
  userAgent: string | null;
  requestId: string;
}

export interface Entered {
  sessionToken: string;
  user: { id: string; email: string; isSuperuser: boolean };
}

/**
 * Five failures of an account at an address lock it there for 15 minutes; elsewhere its owner still gets in. Unknown
 * addresses are answered alike, in the same time (decision 36). @throws Refusal with `remainingAttempts`
 */
export async function signIn(shop: Shop, wish: SignIn): Promise<Entered> {
  const email = wish.email.trim().toLowerCase();
  const attempt = await noteAttempt(shop, hashOf(email), wish.address);
  if (attempt.failures > MOST_ATTEMPTS) {
    // What is tried against a locked door does not keep it locked for longer.
    await forgetAttempt(shop, attempt.id);
    throw locked();
  }
  const [known] = await shop.db.select().from(administrators).where(eq(administrators.email, email));
  if (!(await isPassword(known?.passwordHash ?? null, wish.password)) || !known) {
    throw wrong(texts.wrong, attempt.failures);
  }
  const hasSecondFactor = (await secondFactorOf(shop.db, known.id)) !== null;
  if (hasSecondFactor && !wish.code) {
    await forgetAttempt(shop, attempt.id);
    throw new Refusal("unauthenticated", texts.secondFactor.required, { code: SECOND_FACTOR });
  }
  const newHash = isOldHash(known.passwordHash) ? await hashPassword(wish.password) : null;
  return transact(shop.db, async (tx) => {
    if (hasSecondFactor && !(await takeCode(tx, shop, known.id, wish.code ?? "")))
      throw wrong(texts.secondFactor.wrong, attempt.failures, SECOND_FACTOR);
    await tx.update(signInAttempts).set({ succeeded: true }).where(eq(signInAttempts.id, attempt.id));
    if (newHash) await tx.update(administrators).set({ passwordHash: newHash }).where(eq(administrators.id, known.id));
    const now = shop.clock.now();
    const session = { remembered: wish.rememberMe, userAgent: wish.userAgent, now };
    const sessionToken = await openSession(tx, known.id, session);
    await audit(tx, known.id, wish.requestId);
    return { sessionToken, user: { id: known.id, email: known.email, isSuperuser: known.isSuperuser } };
  });
}

function wrong(sentence: string, failures: number, code?: string): Refusal {
  const remainingAttempts = MOST_ATTEMPTS - failures;
  if (remainingAttempts <= 0) return locked();
  return new Refusal("unauthenticated", sentence, { ...(code && { code }), more: { remainingAttempts } });
}

const forgetAttempt = (shop: Shop, id: number) => shop.db.delete(signInAttempts).where(eq(signInAttempts.id, id));

const locked = () =>
  new Refusal("too-many", texts.locked, { more: { remainingAttempts: 0 }, retryAfterSeconds: LOCK_MINUTES * 60 });

/**
 * Every attempt is written down as failed before its password is looked at, so that guesses at the same moment are
 * counted too. Answers how many have failed since the last success, this one included.
 */
async function noteAttempt(shop: Shop, emailHash: Buffer, address: string): Promise<{ id: number; failures: number }> {
  const now = shop.clock.now().toISOString();
  const { rows } = await shop.db.execute<{ id: number; failures: number }>(sql`
    WITH noted AS (
      INSERT INTO sign_in_attempts (email_hash, address, succeeded, at)
      VALUES (${emailHash}, ${address}::inet, false, ${now}::timestamptz) RETURNING id, at),
    before AS (
      SELECT at, succeeded FROM sign_in_attempts
      WHERE email_hash = ${emailHash} AND address = ${address}::inet
        AND at > ${now}::timestamptz - make_interval(mins => ${LOCK_MINUTES}))
    SELECT noted.id::int, 1 + (
      SELECT count(*)::int FROM before
      WHERE NOT succeeded AND at > coalesce((SELECT max(at) FROM before WHERE succeeded), '-infinity')) AS failures
    FROM noted`);
  const [row] = rows;
  if (!row) throw new Error("An insert answered with no row");
  return row;
}

const audit = (tx: Db, administratorId: string, requestId: string) =>
  writeAudit(tx, {
    actor: "administrator",
    actorId: administratorId,
    action: "administrator.signed-in",
    subject: { kind: "administrator", id: administratorId },
    requestId,
  });
