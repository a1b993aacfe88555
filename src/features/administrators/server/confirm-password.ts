import { eq } from "drizzle-orm";
import type { AppContext } from "#platform/context.ts";
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
 * is no way to guess the password. @throws AppError
 */
export async function confirmPassword(shop: AppContext, owner: Owner, password: string): Promise<void> {
  const attempt = await noteAttempt(shop, { account: `confirm ${owner.id}`, administratorId: owner.id }, owner);
  if (attempt.refused) throw locked();
  const [known] = await shop.db
    .select({ passwordHash: administrators.passwordHash })
    .from(administrators)
    .where(eq(administrators.id, owner.id));
  if (!(await isPassword(known?.passwordHash ?? null, password)))
    throw new AppError("invalid", messages.secondFactor.password);
  await markSucceeded(shop.db, attempt.id);
}
