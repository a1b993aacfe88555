import { asc, eq } from "drizzle-orm";
import type { Actor } from "#features/audit/actor.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, noRow, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { type BackOfficeLanguage, currentBackOfficeLanguage } from "#shared/back-office-language.ts";
import type { Role } from "#shared/role.ts";
import { messages } from "../messages.ts";
import { administrators } from "./administrators-table.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { inviteAdministrator } from "./reset-password.ts";

export interface Administrator {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
}

/** The oldest first. A team is small. */
export const allAdministrators = (db: Db): Promise<Administrator[]> =>
  db
    .select({
      id: administrators.id,
      email: administrators.email,
      role: administrators.role,
      createdAt: administrators.createdAt,
    })
    .from(administrators)
    .orderBy(asc(administrators.createdAt))
    .limit(500);

/** Never makes a superuser (back office 5). The account begins in the language of who adds it, and so does its invitation. @throws AppError "conflict" if the address has an account already */
export async function addAdministrator(
  shop: AppContext,
  { email, password }: { email: string; password: string },
  actor: Actor,
): Promise<void> {
  await checkPassword(password, email);
  const passwordHash = await hashPassword(password);
  try {
    await transact(shop.db, async (tx) => {
      const [made = noRow()] = await tx
        .insert(administrators)
        .values({ email: email.toLowerCase(), passwordHash, language: currentBackOfficeLanguage() })
        .returning({ id: administrators.id, email: administrators.email, language: administrators.language });
      await inviteAdministrator(shop, tx, made);
      await audit(tx, "administrator.added", made, actor);
    });
  } catch (error) {
    if (violatedConstraint(error) !== "administrators_email_unique") throw error;
    throw new AppError("conflict", messages.exists);
  }
}

/** Ends all sessions with the account. @throws AppError for one's own account and the last superuser (decision 37) */
export async function removeAdministrator(shop: AppContext, id: string, actor: Actor): Promise<void> {
  if (id === actor.administratorId) throw new AppError("conflict", messages.notYourself);
  await transact(shop.db, async (tx) => {
    // Held together, so that two superusers who remove each other at once leave one.
    const superusers = await tx
      .select({ id: administrators.id })
      .from(administrators)
      .where(eq(administrators.role, "superuser"))
      .orderBy(administrators.id)
      .for("update");
    if (superusers.length === 1 && superusers[0]?.id === id) throw new AppError("conflict", messages.lastSuperuser);
    if (!superusers.some((one) => one.id === actor.administratorId))
      throw new AppError("forbidden", messages.onlySuperusersRemove);
    const [removed] = await tx
      .delete(administrators)
      .where(eq(administrators.id, id))
      .returning({ id: administrators.id, email: administrators.email });
    if (!removed) throw new AppError("not-found", messages.notFound);
    await audit(tx, "administrator.removed", removed, actor);
  });
}

/** What the administrator reads the back office in, from the next page on. */
export async function chooseLanguage(db: Db, id: string, language: BackOfficeLanguage): Promise<void> {
  await db.update(administrators).set({ language }).where(eq(administrators.id, id));
}

/** With the address: the log still says who did what when the account is gone. */
const audit = (tx: Tx, action: AuditAction, { id, email }: { id: string; email: string }, actor: Actor) =>
  writeAudit(tx, actor, { action, subject: { kind: "administrator", id }, details: { email } });
