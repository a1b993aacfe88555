import { and, eq, ne } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { SYSTEM, writeAudit } from "#features/audit/server/write-audit.ts";
import { ConfigError } from "#platform/config/config.ts";
import type { AppContext } from "#platform/context.ts";
import { transact } from "#platform/database/database.ts";
import { administrators } from "./administrators-table.ts";
import { secondFactors } from "./second-factor-table.ts";
import { endAllSessions } from "./sessions.ts";

/** What is to change of an account. */
export interface AccessChange {
  isSuperuser: boolean;
  withoutSecondFactor: boolean;
  /** The address that it gets. */
  newEmail?: string | undefined;
}

/**
 * For whoever runs the machine, where nobody in the back office can help: makes an administrator a superuser, removes a
 * second factor that is lost, which ends the sessions of the account, or gives it another address. Answers false where nobody has
 * this address. @throws ConfigError where somebody else has the new one
 */
export async function changeAccess(
  shop: Pick<AppContext, "db">,
  email: string,
  { isSuperuser, withoutSecondFactor, newEmail }: AccessChange,
): Promise<boolean> {
  return transact(shop.db, async (tx) => {
    const [known] = await tx
      .select({ id: administrators.id })
      .from(administrators)
      .where(eq(administrators.email, email.trim().toLowerCase()))
      .for("update");
    if (!known) return false;
    const { id } = known;
    const audit = (action: AuditAction) => writeAudit(tx, SYSTEM, { action, subject: { kind: "administrator", id } });
    if (isSuperuser) {
      await tx.update(administrators).set({ role: "superuser" }).where(eq(administrators.id, id));
      await audit("administrator.made-superuser");
    }
    if (withoutSecondFactor) {
      await tx.delete(secondFactors).where(eq(secondFactors.administratorId, id));
      await endAllSessions(tx, id);
      await audit("administrator.second-factor-removed");
    }
    if (newEmail) {
      const address = newEmail.trim().toLowerCase();
      if ((await tx.$count(administrators, and(eq(administrators.email, address), ne(administrators.id, id)))) > 0)
        throw new ConfigError(`${address} is another administrator's.`);
      await tx.update(administrators).set({ email: address }).where(eq(administrators.id, id));
      await audit("administrator.address-changed");
    }
    return true;
  });
}
