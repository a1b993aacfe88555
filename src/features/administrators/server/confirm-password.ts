import { eq } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { administrators } from "./administrators-table.ts";
import { type Guesser, locked, markSucceeded, noteAttempt } from "./attempts.ts";
import { isPassword } from "./passwords.ts";

/** A signed-in administrator and the request. */
export interface Owner extends Guesser {
  id: string;
  email: string;
  requestId: string;
}

/**
 * Asked before anything that decides who can sign in. Attempts are limited as at the sign-in, so that a stolen session
 * is no way to guess the password. Answers the hash that it fits. @throws AppError
 */
export async function confirmPassword(shop: AppContext, owner: Owner, password: string): Promise<string> {
  const attempt = await noteAttempt(shop, { account: `confirm ${owner.id}`, administratorId: owner.id }, owner);
  if (attempt.refused) throw locked();
  const [known] = await shop.db
    .select({ passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(eq(administrators.id, owner.id));
  if (!known || !(await isPassword(known.passwordHash, password)))
    throw new AppError("invalid", messages.secondFactor.password);
  await markSucceeded(shop.db, attempt.id);
  return known.passwordHash;
}

/**
 * Holds the account until the transaction ends. Answers whether the password that fitted `verifiedHash` fits still: a reset meanwhile ends
 * what the old one allowed (decision 36).
 */
export async function fitsStill(tx: Tx, id: string, password: string, verifiedHash: string): Promise<boolean> {
  const [now] = await tx
    .select({ passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(eq(administrators.id, id))
    .for("no key update");
  if (!now) return false;
  // Another sign-in may have written the same password with the parameters of today.
  return now.passwordHash === verifiedHash || (await isPassword(now.passwordHash, password));
}
