import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Db } from "#platform/database/database.ts";
import { administrators } from "./administrators-table.ts";

/** OWASP's parameters for Argon2id (reliability 30). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A shop without administrators gets one. Answers with the password where it was made up here: it is told once and
 * kept nowhere.
 */
export async function firstSuperuser(db: Db, email: string, givenPassword: string | undefined): Promise<string | null> {
  const [known] = await db.select({ id: administrators.id }).from(administrators).limit(1);
  if (known) return null;
  const password = givenPassword ?? randomBytes(12).toString("base64url");
  const passwordHash = await hash(password, ARGON2);
  const made = await db
    .insert(administrators)
    .values({ email: email.toLowerCase(), passwordHash, isSuperuser: true })
    .onConflictDoNothing()
    .returning({ id: administrators.id });
  return made.length > 0 && !givenPassword ? password : null;
}
