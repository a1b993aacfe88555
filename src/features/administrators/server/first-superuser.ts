import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { ConfigError, DEFAULT_ADMIN_EMAIL, type Mode } from "#platform/config/config.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { administrators } from "./administrators-table.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { endAllAccess } from "./sessions.ts";

/**
 * Adds a superuser to a shop without administrators. Answers with the password if it was generated: it is shown once and
 * not stored. The output of a live shop stays in logs, so its password comes from the environment. @throws ConfigError
 * if that is missing, or a given password is easy to guess
 */
export async function firstSuperuser(
  db: Db,
  email: string,
  givenPassword: string | undefined,
  mode: Mode = "demo",
): Promise<string | null> {
  const [known] = await db.select({ id: administrators.id }).from(administrators).limit(1);
  if (known) return null;
  if (mode === "live" && !givenPassword)
    throw new ConfigError(`The first start of a live shop needs ADMIN_PASSWORD, the password of ${email}.`);
  const password = givenPassword ?? randomBytes(12).toString("base64url");
  const passwordHash = givenPassword ? await hashOfGiven(givenPassword, email) : await hashPassword(password);
  const made = await db
    .insert(administrators)
    .values({ email: email.toLowerCase(), passwordHash, role: "superuser", isPasswordTold: !givenPassword })
    .onConflictDoNothing()
    .returning({ id: administrators.id });
  return made.length > 0 && !givenPassword ? password : null;
}

const hashOfGiven = async (password: string, email: string): Promise<string> => {
  await checkPassword(password, email).catch(({ message }: Error) => {
    throw new ConfigError(`ADMIN_PASSWORD: ${message}`);
  });
  return hashPassword(password);
};

/**
 * A demo that goes live: everybody signs in anew, and whose password the demo told in its output gets that of the environment, and its
 * address where the demo's was nobody's. @throws ConfigError if that password is missing or easy to guess
 */
export async function secureDemoAccess(tx: Tx, email: string, givenPassword: string | undefined): Promise<void> {
  await endAllAccess(tx);
  const [told] = await tx.select().from(administrators).where(eq(administrators.isPasswordTold, true));
  if (!told) return;
  if (!givenPassword)
    throw new ConfigError(`A demo that goes live needs ADMIN_PASSWORD: that of ${told.email} stands in its output.`);
  const passwordHash = await hashOfGiven(givenPassword, email);
  const isFree = (await tx.$count(administrators, eq(administrators.email, email.toLowerCase()))) === 0;
  await tx
    .update(administrators)
    .set({
      passwordHash,
      isPasswordTold: false,
      email: told.email === DEFAULT_ADMIN_EMAIL && isFree ? email.toLowerCase() : told.email,
    })
    .where(eq(administrators.id, told.id));
}
