import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ConfigError, type Mode } from "#platform/config/config.ts";
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
    .values({ email: email.toLowerCase(), passwordHash, role: "superuser" })
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
 * A demo that goes live: everybody signs in anew, and where the first administrator still has the password that the demo told in its
 * output, they become those of the environment. @throws ConfigError if that password is missing or easy to guess
 */
export async function secureDemoAccess(tx: Tx, email: string, givenPassword: string | undefined): Promise<void> {
  await endAllAccess(tx);
  const [first] = await tx
    .select({ id: administrators.id, email: administrators.email })
    .from(administrators)
    .where(
      sql`NOT EXISTS (SELECT FROM audit_log WHERE subject_kind = 'administrator' AND subject_id = ${administrators.id}::text
        AND action IN ('administrator.password-changed', 'administrator.password-reset'))
        AND ${administrators.createdAt} = (SELECT min(created_at) FROM administrators)`,
    );
  if (!first) return;
  if (!givenPassword)
    throw new ConfigError(`A demo that goes live needs ADMIN_PASSWORD: that of ${first.email} stands in its output.`);
  const passwordHash = await hashOfGiven(givenPassword, email);
  const isTaken = await tx.$count(administrators, eq(administrators.email, email.toLowerCase()));
  await tx
    .update(administrators)
    .set({ passwordHash, email: isTaken ? first.email : email.toLowerCase() })
    .where(eq(administrators.id, first.id));
}
