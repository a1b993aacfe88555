import { randomBytes } from "node:crypto";
import { ConfigError, type Mode } from "#platform/config/config.ts";
import type { Db } from "#platform/database/database.ts";
import { administrators } from "./administrators-table.ts";
import { checkPassword, hashPassword } from "./passwords.ts";

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
  if (givenPassword) {
    await checkPassword(givenPassword, email).catch(({ message }: Error) => {
      throw new ConfigError(`ADMIN_PASSWORD: ${message}`);
    });
  }
  const password = givenPassword ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const made = await db
    .insert(administrators)
    .values({ email: email.toLowerCase(), passwordHash, role: "superuser" })
    .onConflictDoNothing()
    .returning({ id: administrators.id });
  return made.length > 0 && !givenPassword ? password : null;
}
