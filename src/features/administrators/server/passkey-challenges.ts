import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { passkeyChallenges } from "./passkeys-table.ts";
import { hashOf } from "./tokens.ts";

const LIVES_MS = 5 * 60_000;

/** Of an administrator who adds a passkey; null of somebody who signs in. */
type For = string | null;

/** A random challenge, of which only the hash is kept. */
export async function newChallenge(
  db: Db,
  { administratorId, origin, now }: { administratorId: For; origin: string; now: Date },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values({
    challengeHash: hashOf(challenge),
    administratorId,
    origin,
    expiresAt: new Date(now.getTime() + LIVES_MS),
  });
  return challenge;
}

/** Takes the challenge that an answer names, once, and tells the origin it was made for; null for any other. */
export async function takeChallenge(
  db: Db,
  { clientDataJSON, administratorId, now }: { clientDataJSON: string; administratorId: For; now: Date },
): Promise<{ challenge: string; origin: string } | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        gt(passkeyChallenges.expiresAt, now),
        administratorId
          ? eq(passkeyChallenges.administratorId, administratorId)
          : isNull(passkeyChallenges.administratorId),
      ),
    )
    .returning({ origin: passkeyChallenges.origin });
  return taken ? { challenge, origin: taken.origin } : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
