import { writeLimitedAudit } from "#features/audit/server/write-limited-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { coarseNetworkOf } from "#platform/network/network.ts";

const MAX_AN_HOUR = 200;
const MAX_OF_NETWORK = 20;

const REASONS = {
  password: "wrong password",
  unknown: "unknown address",
  code: "wrong code",
  passkey: "passkey not accepted",
  locked: "locked after five failures",
  account: "too many failures of this account",
  all: "too many failures of all accounts",
} as const;

interface FailedSignIn {
  administratorId: string | null;
  address: string;
  reason: keyof typeof REASONS;
  requestId: string;
}

/**
 * Writes a failed sign-in into the audit log, at most 200 an hour and 20 an hour of one network: guessing must neither
 * fill the disk nor bury an entry under others. What was typed is not kept, as the log outlives every erasure: it may be
 * anybody's address, or a password. Every failure is counted in the program's log.
 */
export async function auditFailedSignIn(shop: AppContext, failed: FailedSignIn): Promise<void> {
  const { administratorId, address, reason, requestId } = failed;
  shop.log.warn({ requestId, reason }, "a sign-in failed");
  const record = {
    action: "administrator.sign-in-failed" as const,
    subject: { kind: "administrator" as const, id: administratorId ?? "unknown" },
    details: { network: coarseNetworkOf(address), reason: REASONS[reason] },
    requestId,
  };
  await writeLimitedAudit(shop.db, record, {
    now: shop.clock.now(),
    maxAnHour: MAX_AN_HOUR,
    maxOfNetwork: MAX_OF_NETWORK,
  });
}
