import { randomBytes } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { confirmPassword, type Owner } from "./confirm-password.ts";
import { decrypt, encrypt } from "./encrypt.ts";
import { recoveryCodes, secondFactors } from "./second-factor-table.ts";
import { hashOf } from "./tokens.ts";

const PERIOD_S = 30;
const RECOVERY_CODES = 10;
/** No letter that looks like a figure. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** RFC 6238 as every authenticator has it: SHA-1, six digits, 30 s. */
const totpOf = (secret: Secret, label: string, issuer: string): TOTP =>
  new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period: PERIOD_S, secret });

/** Makes a new secret, which counts from its first right code on. @throws AppError for a wrong password, or where one counts already */
export async function beginSecondFactor(
  shop: AppContext,
  owner: Owner,
  { issuer, password }: { issuer: string; password: string },
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(shop, owner, password);
  const { id, email } = owner;
  const secret = new Secret({ size: 20 });
  const row = { encryptedSecret: encrypt(shop.secret, secret.base32), confirmedAt: null, lastStep: 0 };
  const made = await shop.db
    .insert(secondFactors)
    .values({ administratorId: id, ...row })
    .onConflictDoUpdate({
      target: secondFactors.administratorId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.administratorId });
  if (made.length === 0) throw new AppError("conflict", messages.secondFactor.already);
  return { secret: secret.base32, uri: totpOf(secret, email, issuer).toString() };
}

/** Answers the recovery codes, which are shown once. @throws AppError "invalid" for a wrong code */
export async function confirmSecondFactor(shop: AppContext, { id, requestId }: Owner, code: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await transact(shop.db, async (tx) => {
    if (!(await takeTimeCode(tx, shop, id, code))) throw new AppError("invalid", messages.secondFactor.wrong);
    const on = await tx
      .update(secondFactors)
      .set({ confirmedAt: shop.clock.now() })
      .where(and(eq(secondFactors.administratorId, id), isNull(secondFactors.confirmedAt)))
      .returning({ id: secondFactors.administratorId });
    if (on.length === 0) throw new AppError("conflict", messages.secondFactor.already);
    await tx.insert(recoveryCodes).values(codes.map((one) => ({ administratorId: id, codeHash: hashOf(plain(one)) })));
    await audit(tx, id, "administrator.second-factor-on", requestId);
  });
  return codes;
}

/** @throws AppError "invalid" for a wrong password */
export async function endSecondFactor(shop: AppContext, owner: Owner, password: string): Promise<void> {
  await confirmPassword(shop, owner, password);
  const { id, requestId } = owner;
  await transact(shop.db, async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.administratorId, id));
    await audit(tx, id, "administrator.second-factor-off", requestId);
  });
}

/** How many recovery codes are left; null without a second factor. */
export async function secondFactorOf(db: Db, administratorId: string): Promise<{ codesLeft: number } | null> {
  const [found] = await db
    .select({ codesLeft: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(
      recoveryCodes,
      and(eq(recoveryCodes.administratorId, secondFactors.administratorId), isNull(recoveryCodes.usedAt)),
    )
    .where(and(eq(secondFactors.administratorId, administratorId), isNotNull(secondFactors.confirmedAt)))
    .groupBy(secondFactors.administratorId);
  return found ?? null;
}

/** A code of the authenticator or a recovery code; either opens once. */
export const takeCode = async (tx: Tx, shop: AppContext, administratorId: string, code: string): Promise<boolean> =>
  (await takeTimeCode(tx, shop, administratorId, code)) || takeRecoveryCode(tx, shop, administratorId, code);

async function takeTimeCode(tx: Tx, shop: AppContext, administratorId: string, code: string): Promise<boolean> {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return false;
  const [found] = await tx
    .select({ encrypted: secondFactors.encryptedSecret })
    .from(secondFactors)
    .where(eq(secondFactors.administratorId, administratorId));
  if (!found) return false;
  const now = shop.clock.now().getTime();
  const totp = totpOf(Secret.fromBase32(decrypt(shop.secret, found.encrypted)), "", "");
  // Clocks of phones go wrong by half a minute.
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.administratorId, administratorId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.administratorId });
  return taken.length > 0;
}

async function takeRecoveryCode(tx: Tx, shop: AppContext, administratorId: string, code: string): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: shop.clock.now() })
    .where(
      and(
        eq(recoveryCodes.administratorId, administratorId),
        eq(recoveryCodes.codeHash, hashOf(plain(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.administratorId });
  return taken.length > 0;
}

/** 80 random bits in four groups. */
function newRecoveryCode(): string {
  const emails = Array.from(randomBytes(16), (byte) => CROCKFORD[byte % 32]).join("");
  return emails.match(/.{4}/g)?.join("-") ?? emails;
}

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

const audit = (tx: Tx, administratorId: string, action: AuditAction, requestId: string) =>
  writeAudit(tx, { administratorId, requestId }, { action, subject: { kind: "administrator", id: administratorId } });
