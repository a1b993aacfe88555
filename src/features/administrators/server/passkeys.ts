import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { type Db, type Tx, transact, violatedConstraint } from "#platform/database/database.ts";
import { AppError } from "#shared/app-error.ts";
import { messages } from "../messages.ts";
import { administrators } from "./administrators-table.ts";
import { confirmPassword, type Owner } from "./confirm-password.ts";
import { type Entered, type Entering, enter } from "./enter.ts";
import { auditFailedSignIn } from "./failed-sign-ins.ts";
import { newChallenge, takeChallenge } from "./passkey-challenges.ts";
import { passkeys } from "./passkeys-table.ts";
import type { RelyingParty } from "./relying-party.ts";

const MAX = 20;
/** EdDSA, ES256 and RS256 by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];
/** As the table has it; no authenticator has shorter ids or longer keys. */
const SHORTEST_ID = 16;
const MAX_KEY = 4_000;
const words = messages.passkeys;

// It takes 15 MB, which a shop without passkeys does not need.
const webAuthn = () => import("@simplewebauthn/server");

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The oldest first. */
export const passkeysOf = (db: Db, administratorId: string): Promise<Passkey[]> =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.administratorId, administratorId))
    .orderBy(asc(passkeys.createdAt));

/** What the browser needs to make a passkey. @throws AppError for a wrong password */
export async function beginPasskey(
  shop: AppContext,
  owner: Owner,
  { party, storeName, password }: { party: RelyingParty; storeName: string; password: string },
) {
  await confirmPassword(shop, owner, password);
  const known = await shop.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.administratorId, owner.id));
  if (known.length >= MAX) throw tooMany();
  const { generateRegistrationOptions } = await webAuthn();
  const challenge = await newChallenge(shop.db, {
    administratorId: owner.id,
    origin: party.origin,
    now: shop.clock.now(),
  });
  return generateRegistrationOptions({
    rpName: storeName,
    rpID: party.id,
    userName: owner.email,
    userID: new TextEncoder().encode(owner.id),
    challenge: Buffer.from(challenge, "base64url"),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Keeps the passkey that the browser has made. @throws AppError "invalid" for an answer to no challenge of ours */
export async function addPasskey(
  shop: AppContext,
  owner: Owner,
  { party, response, name }: { party: RelyingParty; response: RegistrationResponseJSON; name: string },
): Promise<void> {
  const now = shop.clock.now();
  const { clientDataJSON } = response.response;
  const taken = await takeChallenge(shop.db, { clientDataJSON, administratorId: owner.id, now });
  if (taken?.origin !== party.origin) throw new AppError("invalid", words.wrong);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: taken.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(refuse);
  if (!registrationInfo) throw new AppError("invalid", words.wrong);
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  if (id.length < SHORTEST_ID || publicKey.length > MAX_KEY) throw new AppError("invalid", words.wrong);
  const row = { id, administratorId: owner.id, publicKey: Buffer.from(publicKey), counter, transports, name };
  try {
    await transact(shop.db, async (tx) => {
      await tx.select().from(administrators).where(eq(administrators.id, owner.id)).for("no key update");
      if ((await tx.$count(passkeys, eq(passkeys.administratorId, owner.id))) >= MAX) throw tooMany();
      await tx.insert(passkeys).values({ ...row, createdAt: now });
      await audit(tx, owner, "administrator.passkey-added", name);
    });
  } catch (error) {
    if (violatedConstraint(error) !== "passkeys_pkey") throw error;
    throw new AppError("conflict", words.exists);
  }
}

/** @throws AppError "not-found" */
export async function renamePasskey(shop: AppContext, owner: Owner, id: string, name: string): Promise<void> {
  const renamed = await shop.db.update(passkeys).set({ name }).where(ofOwner(owner, id));
  if (renamed.rowCount === 0) throw new AppError("not-found", words.notFound);
}

/** @throws AppError for a wrong password or an unknown passkey */
export async function removePasskey(
  shop: AppContext,
  owner: Owner,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await confirmPassword(shop, owner, password);
  await transact(shop.db, async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ofOwner(owner, id)).returning({ name: passkeys.name });
    if (!removed) throw new AppError("not-found", words.notFound);
    await audit(tx, owner, "administrator.passkey-removed", removed.name);
  });
}

/** What the browser needs to sign somebody in whose passkeys it knows. */
export async function beginPasskeySignIn(shop: AppContext, { id, origin }: RelyingParty) {
  const { generateAuthenticationOptions } = await webAuthn();
  const challenge = await newChallenge(shop.db, { administratorId: null, origin, now: shop.clock.now() });
  return generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, "base64url"),
    userVerification: "required",
  });
}

interface PasskeySignIn extends Entering {
  party: RelyingParty;
  response: AuthenticationResponseJSON;
}

/**
 * A passkey with its PIN or fingerprint counts as both factors. It cannot be guessed, so its owner gets in also while
 * strangers guess the password. @throws AppError "unauthenticated"
 */
export async function signInWithPasskey(shop: AppContext, asked: PasskeySignIn): Promise<Entered> {
  const { response, address, requestId } = asked;
  const [found] = await shop.db
    .select({ passkey: passkeys, user: administrators })
    .from(passkeys)
    .innerJoin(administrators, eq(administrators.id, passkeys.administratorId))
    .where(eq(passkeys.id, response.id));
  try {
    if (!found) throw new AppError("unauthenticated", words.wrong);
    const counter = await verifiedCounter(shop, found.passkey, asked);
    return await transact(shop.db, async (tx) => {
      const used = await tx
        .update(passkeys)
        .set({ counter, lastUsedAt: shop.clock.now() })
        .where(and(eq(passkeys.id, found.passkey.id), eq(passkeys.counter, found.passkey.counter)));
      if (used.rowCount === 0) throw new AppError("unauthenticated", words.wrong);
      return enter(tx, shop, found.user, { ...asked, by: "passkey" });
    });
  } catch (error) {
    if (error instanceof AppError) {
      const administratorId = found?.user.id ?? null;
      await auditFailedSignIn(shop, { administratorId, address, reason: "passkey", requestId });
    }
    throw error;
  }
}

/** @throws AppError for an answer that is forged, replayed, late or of a copied passkey */
async function verifiedCounter(
  shop: AppContext,
  { id, administratorId, publicKey, counter, transports }: typeof passkeys.$inferSelect,
  { party, response }: PasskeySignIn,
): Promise<number> {
  const { clientDataJSON, userHandle = "" } = response.response;
  const taken = await takeChallenge(shop.db, { clientDataJSON, administratorId: null, now: shop.clock.now() });
  const isOwner = Buffer.from(userHandle, "base64url").toString("utf8") === administratorId;
  if (taken?.origin !== party.origin || !isOwner) throw new AppError("unauthenticated", words.wrong);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: taken.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError("unauthenticated", words.wrong);
  });
  if (!verified) throw new AppError("unauthenticated", words.wrong);
  return authenticationInfo.newCounter;
}

const tooMany = () => new AppError("conflict", words.tooMany);

const refuse = () => {
  throw new AppError("invalid", words.wrong);
};

const ofOwner = (owner: Owner, id: string) => and(eq(passkeys.id, id), eq(passkeys.administratorId, owner.id));

const audit = (tx: Tx, { id, requestId }: Owner, action: AuditAction, name: string) =>
  writeAudit(
    tx,
    { administratorId: id, requestId },
    { action, subject: { kind: "administrator", id }, details: { name } },
  );
