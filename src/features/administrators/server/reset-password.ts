import { setTimeout as pause } from "node:timers/promises";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import { queueEmail } from "#features/email/server/queue-email.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import { DAY_MS } from "#shared/day.ts";
import { messages } from "../messages.ts";
import { administrators } from "./administrators-table.ts";
import { forgetPlaces, rememberDevice } from "./attempts.ts";
import { confirmPassword, fitsStill, type Owner } from "./confirm-password.ts";
import { passkeysOf } from "./passkeys.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { endAllSessions, endOtherSessions } from "./sessions.ts";
import { passwordResetTokens } from "./sessions-table.ts";
import { hashOf, newToken } from "./tokens.ts";

/** A reset link is valid for 30 minutes (back office 9). */
const LIVES_MS = 30 * 60_000;
const INVITATION_LIVES_MS = DAY_MS;

/** How many links of one account work at a time: the owner has one that works, and strangers cannot fill the mailbox. */
const MAX_LINKS = 5;

/** Longer than writing a link takes, so that the time of an answer does not tell whether one was written. */
export const REQUEST_MS = 250;

/** Sends a link if the address has an account. Neither the answer nor its time tells whether it has one (decision 36). */
export async function requestReset(shop: AppContext, email: string): Promise<void> {
  await Promise.all([pause(REQUEST_MS), sendLinkTo(shop, email.trim().toLowerCase())]);
}

const sendLinkTo = (shop: AppContext, address: string): Promise<void> =>
  transact(shop.db, async (tx) => {
    const [known] = await tx
      .select({ id: administrators.id, email: administrators.email, language: administrators.language })
      .from(administrators)
      .where(eq(administrators.email, address))
      .for("update");
    if (!known) return;
    const links = await tx.$count(passwordResetTokens, isOpen(known.id, shop.clock.now()));
    if (links >= MAX_LINKS) return;
    await sendLink(shop, tx, known, { kind: "password-reset", livesMs: LIVES_MS });
  });

/** A new administrator chooses a password that nobody else has seen. */
export const inviteAdministrator = (shop: AppContext, tx: Tx, account: Account): Promise<void> =>
  sendLink(shop, tx, account, { kind: "administrator-invited", livesMs: INVITATION_LIVES_MS });

interface Account {
  id: string;
  email: string;
  language: BackOfficeLanguage;
}

const isOpen = (administratorId: string, now: Date) =>
  and(
    eq(passwordResetTokens.administratorId, administratorId),
    isNull(passwordResetTokens.usedAt),
    gt(passwordResetTokens.expiresAt, now),
  );

interface LinkEmail {
  kind: "password-reset" | "administrator-invited";
  livesMs: number;
}

async function sendLink(
  shop: AppContext,
  tx: Tx,
  { id, email, language }: Account,
  { kind, livesMs }: LinkEmail,
): Promise<void> {
  const token = newToken();
  const now = shop.clock.now();
  await tx.insert(passwordResetTokens).values({
    tokenHash: hashOf(token),
    administratorId: id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + livesMs),
  });
  const link = `${shop.config.shopUrl}/admin/reset-password?${new URLSearchParams({ token, email })}`;
  const dedupeKey = `${kind}:${hashOf(token).toString("hex")}`;
  await queueEmail(tx, kind, { link }, { dedupeKey, recipient: email, language });
}

interface Reset {
  email: string;
  token: string;
  newPassword: string;
  requestId: string;
  rememberBrowser(): Buffer;
}

/**
 * Once for each link; all sessions of the account end. Answers the names of the passkeys, which still open the account.
 * @throws AppError for a link that is wrong, old or used
 */
export async function resetPassword(
  shop: AppContext,
  { email, token, newPassword, requestId, rememberBrowser }: Reset,
): Promise<string[]> {
  const now = shop.clock.now();
  const owner = await linkOwner(shop.db, { email, token, now });
  await checkPassword(newPassword, owner.email);
  const passwordHash = await hashPassword(newPassword);
  return transact(shop.db, async (tx) => {
    const used = await tx
      .update(passwordResetTokens)
      .set({ usedAt: now })
      .where(and(eq(passwordResetTokens.tokenHash, hashOf(token)), isOpen(owner.id, now)))
      .returning({ id: passwordResetTokens.administratorId });
    if (used.length === 0) throw new AppError("invalid", messages.invalidLink);
    await setPassword(tx, owner.id, passwordHash, now);
    await endAllSessions(tx, owner.id);
    await forgetPlaces(tx, owner, null);
    // The owner of the mailbox gets in from here, also while strangers guess the password.
    await rememberDevice(tx, owner.id, rememberBrowser(), now);
    await audit(tx, owner.id, "administrator.password-reset", requestId);
    return (await passkeysOf(tx, owner.id)).map(({ name }) => name);
  });
}

/** Before the new password is hashed: a guessed link costs nothing. @throws AppError */
async function linkOwner(
  db: Db,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<Pick<Account, "id" | "email">> {
  const [found] = await db
    .select({ id: administrators.id, email: administrators.email })
    .from(passwordResetTokens)
    .innerJoin(administrators, eq(administrators.id, passwordResetTokens.administratorId))
    .where(
      and(
        eq(passwordResetTokens.tokenHash, hashOf(token)),
        isNull(passwordResetTokens.usedAt),
        gt(passwordResetTokens.expiresAt, now),
        eq(administrators.email, email.trim().toLowerCase()),
      ),
    );
  if (!found) throw new AppError("invalid", messages.invalidLink);
  return found;
}

/** The new password of somebody who is signed in; all other sessions end. @throws AppError */
export async function changePassword(
  shop: AppContext,
  owner: Owner,
  { password, newPassword, keep }: { password: string; newPassword: string; keep: string },
): Promise<void> {
  const verifiedHash = await confirmPassword(shop, owner, password);
  if (password === newPassword) throw new AppError("invalid", messages.samePassword);
  await checkPassword(newPassword, owner.email);
  const passwordHash = await hashPassword(newPassword);
  await transact(shop.db, async (tx) => {
    if (!(await fitsStill(tx, owner.id, password, verifiedHash)))
      throw new AppError("invalid", messages.secondFactor.password);
    await setPassword(tx, owner.id, passwordHash, shop.clock.now());
    await endOtherSessions(tx, owner.id, { keep });
    await forgetPlaces(tx, owner, owner.browser);
    await audit(tx, owner.id, "administrator.password-changed", owner.requestId);
  });
}

async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.update(administrators).set({ passwordHash, isPasswordTold: false }).where(eq(administrators.id, id));
  // A used link in the mailbox must not give access again.
  await tx.update(passwordResetTokens).set({ usedAt: now }).where(isOpen(id, now));
}

const audit = (tx: Tx, id: string, action: AuditAction, requestId: string) =>
  writeAudit(tx, { administratorId: id, requestId }, { action, subject: { kind: "administrator", id } });
