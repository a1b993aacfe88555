import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { ConfigError, DEFAULT_ADMIN_EMAIL, type Mode } from "#platform/config/config.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { administrators } from "./administrators-table.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { endAllAccess } from "./sessions.ts";

const NOBODYS = `${DEFAULT_ADMIN_EMAIL} is nobody's`;

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
  if (mode === "live" && email === DEFAULT_ADMIN_EMAIL)
    throw new ConfigError(`The first start of a live shop needs ADMIN_EMAIL, an address of yours: ${NOBODYS}.`);
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
 * A demo that goes live: everybody signs in anew, whose password the demo told in its output gets that of the environment, and
 * whose address was the demo's gets that of the environment. @throws ConfigError if one of them is missing, or the password is easy to guess
 */
export async function secureDemoAccess(tx: Tx, email: string, givenPassword: string | undefined): Promise<void> {
  await endAllAccess(tx);
  const [told] = await tx.select().from(administrators).where(eq(administrators.isPasswordTold, true));
  if (told && !givenPassword)
    throw new ConfigError(`A demo that goes live needs ADMIN_PASSWORD: that of ${told.email} stands in its output.`);
  if (told && givenPassword)
    await tx
      .update(administrators)
      .set({ passwordHash: await hashOfGiven(givenPassword, email), isPasswordTold: false })
      .where(eq(administrators.id, told.id));
  await renameDemoAdministrator(tx, email.toLowerCase());
}

async function renameDemoAdministrator(tx: Tx, email: string): Promise<void> {
  const isDemos = eq(administrators.email, DEFAULT_ADMIN_EMAIL);
  if ((await tx.$count(administrators, isDemos)) === 0) return;
  if (email === DEFAULT_ADMIN_EMAIL)
    throw new ConfigError(`A demo that goes live needs ADMIN_EMAIL, an address of yours: ${NOBODYS}.`);
  const isTaken = (await tx.$count(administrators, eq(administrators.email, email))) > 0;
  if (!isTaken) await tx.update(administrators).set({ email }).where(isDemos);
}
