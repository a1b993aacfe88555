import { eq } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { MAX_ATTEMPTS, SECOND_FACTOR } from "../sign-in-rules.ts";
import { administrators } from "./administrators-table.ts";
import { forgetAttempt, locked, markSucceeded, noteAttempt } from "./attempts.ts";
import { fitsStill } from "./confirm-password.ts";
import { type Entered, type Entering, enter } from "./enter.ts";
import { auditFailedSignIn } from "./failed-sign-ins.ts";
import { hashPassword, isOldHash, isPassword } from "./passwords.ts";
import { secondFactorOf, takeCode } from "./second-factor.ts";

interface SignIn extends Entering {
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code; asked for once the password was right. */
  code?: string | undefined;
}

/**
 * Five failures of an account at a place lock it there for 15 minutes; elsewhere its owner still gets in. Unknown
 * addresses are answered alike, in the same time (decision 36). @throws AppError with `remainingAttempts`
 */
export async function signIn(shop: AppContext, asked: SignIn): Promise<Entered> {
  const email = asked.email.trim().toLowerCase();
  const { address, requestId } = asked;
  const [known] = await shop.db.select().from(administrators).where(eq(administrators.email, email));
  const administratorId = known?.id ?? null;
  const attempt = await noteAttempt(shop, { account: email, administratorId }, asked);
  const failed = (reason: Parameters<typeof auditFailedSignIn>[1]["reason"]) =>
    auditFailedSignIn(shop, { administratorId, address, reason, requestId });
  if (attempt.refused) {
    await failed(attempt.refused);
    throw locked();
  }
  if (!(await isPassword(known?.passwordHash ?? null, asked.password)) || !known) {
    await failed(known ? "password" : "unknown");
    throw wrong(messages.wrong, attempt.failures);
  }
  const hasSecondFactor = (await secondFactorOf(shop.db, known.id)) !== null;
  if (hasSecondFactor && !asked.code) {
    await forgetAttempt(shop.db, attempt.id);
    throw new AppError("unauthenticated", messages.secondFactor.required, { code: SECOND_FACTOR });
  }
  const passwordHash = isOldHash(known.passwordHash) ? await hashPassword(asked.password) : null;
  const entered = await transact(shop.db, async (tx) => {
    if (!(await fitsStill(tx, known.id, asked.password, known.passwordHash))) return "password" as const;
    if (hasSecondFactor && !(await takeCode(tx, shop, known.id, asked.code ?? ""))) return "code" as const;
    await markSucceeded(tx, attempt.id);
    if (passwordHash) await tx.update(administrators).set({ passwordHash }).where(eq(administrators.id, known.id));
    return enter(tx, shop, known, { ...asked, by: "password" });
  });
  if (typeof entered !== "string") return entered;
  await failed(entered);
  if (entered === "password") throw wrong(messages.wrong, attempt.failures);
  throw wrong(messages.secondFactor.wrong, attempt.failures, SECOND_FACTOR);
}

function wrong(sentence: string, failures: number, code?: string): AppError {
  const remainingAttempts = MAX_ATTEMPTS - failures;
  if (remainingAttempts <= 0) return locked();
  return new AppError("unauthenticated", sentence, { ...(code && { code }), more: { remainingAttempts } });
}
