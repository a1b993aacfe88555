import { and, eq, gt, isNull } from "drizzle-orm";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueLetter } from "#features/letters/server/queue-letter.ts";
import { type Db, transact } from "#platform/database/database.ts";
import type { Shop } from "#platform/shop.ts";
import { Refusal } from "#shared/refusal.ts";
import { texts } from "../texts.ts";
import { administrators } from "./administrators-table.ts";
import { hashPassword } from "./passwords.ts";
import { endAllSessions } from "./sessions.ts";
import { passwordResetTokens } from "./sessions-table.ts";
import { hashOf, newToken } from "./tokens.ts";

/** "Reset link expires after 30 minutes" (B 9). */
const LIVES_MS = 30 * 60_000;
const INVITATION_LIVES_MS = 24 * 3_600_000;

/** Sends a link where the address has an account; whoever asks learns nothing of that (decision 36). */
export async function requestReset(shop: Shop, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await transact(shop.db, async (tx) => {
    const [known] = await tx
      .select({ id: administrators.id, email: administrators.email })
      .from(administrators)
      .where(eq(administrators.email, address));
    if (!known) return;
    await sendLink(shop, tx, known, { kind: "password-reset", livesMs: LIVES_MS });
  });
}

/** Whoever was added chooses a password that nobody else has seen. */
export const inviteAdministrator = (shop: Shop, tx: Db, account: Account): Promise<void> =>
  sendLink(shop, tx, account, { kind: "administrator-invited", livesMs: INVITATION_LIVES_MS });

interface Account {
  id: string;
  email: string;
}

interface LinkLetter {
  kind: "password-reset" | "administrator-invited";
  livesMs: number;
}

async function sendLink(shop: Shop, tx: Db, { id, email }: Account, { kind, livesMs }: LinkLetter): Promise<void> {
  const token = newToken();
  const now = shop.clock.now();
  await tx.insert(passwordResetTokens).values({
    tokenHash: hashOf(token),
    administratorId: id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + livesMs),
  });
  const link = `${shop.config.shopUrl}/admin/reset-password?${new URLSearchParams({ token, email })}`;
  const cause = `${kind}:${hashOf(token).toString("hex")}`;
  await queueLetter(tx, { cause, kind, recipient: email, data: { link } });
}

/** Once for each link; all sessions of the account end. @throws Refusal for a link that is wrong, old or used */
export async function resetPassword(
  shop: Shop,
  { email, token, newPassword, requestId }: { email: string; token: string; newPassword: string; requestId: string },
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  const now = shop.clock.now();
  await transact(shop.db, async (tx) => {
    const [used] = await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResetTokens.tokenHash, hashOf(token)),
          isNull(passwordResetTokens.usedAt),
          gt(passwordResetTokens.expiresAt, now),
        ),
      )
      .returning({ administratorId: passwordResetTokens.administratorId });
    const [owner] = used
      ? await tx
          .update(administrators)
          .set({ passwordHash })
          .where(and(eq(administrators.id, used.administratorId), eq(administrators.email, email.trim().toLowerCase())))
          .returning({ id: administrators.id })
      : [];
    if (!owner) throw new Refusal("invalid", texts.invalidLink);
    // A second link that lies in the mailbox must not open the door again.
    await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(and(eq(passwordResetTokens.administratorId, owner.id), isNull(passwordResetTokens.usedAt)));
    await endAllSessions(tx, owner.id);
    await writeAudit(tx, {
      actor: "administrator",
      actorId: owner.id,
      action: "administrator.password-reset",
      subject: { kind: "administrator", id: owner.id },
      requestId,
    });
  });
}
