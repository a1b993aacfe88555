import { writeLimitedAudit } from "#features/audit/server/write-limited-audit.ts";
import type { AppContext } from "#platform/context.ts";
import { networkOf } from "#platform/network/network.ts";

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
  /** What was typed as the address. Some type their password there, so only what looks like an address is kept. */
  email?: string;
  administratorId: string | null;
  address: string;
  reason: keyof typeof REASONS;
  requestId: string;
}

/**
 * Writes a failed sign-in into the audit log, at most 200 an hour and 20 an hour of one network: guessing must neither
 * fill the disk nor bury an entry under others. Every failure is counted in the program's log.
 */
export async function auditFailedSignIn(shop: AppContext, failed: FailedSignIn): Promise<void> {
  const { email = "", administratorId, address, reason, requestId } = failed;
  shop.log.warn({ requestId, reason }, "a sign-in failed");
  const network = networkOf(address);
  const details = {
    ...(email && { email: /^[!-?A-~]{1,64}@[\w.-]{1,180}\.[a-z]{2,20}$/.test(email) ? email : "not an address" }),
    network,
    reason: REASONS[reason],
  };
  const record = {
    actor: "system" as const,
    action: "administrator.sign-in-failed" as const,
    subject: { kind: "administrator" as const, id: administratorId ?? "unknown" },
    details,
    requestId,
  };
  await writeLimitedAudit(shop.db, record, {
    now: shop.clock.now(),
    maxAnHour: MAX_AN_HOUR,
    maxOfNetwork: MAX_OF_NETWORK,
  });
}
