import { writeAudit } from "#features/audit/server/write-audit.ts";
import type { AppContext } from "#platform/context.ts";
import type { Tx } from "#platform/database/database.ts";
import type { BackOfficeLanguage } from "#shared/back-office-language.ts";
import type { Role } from "#shared/role.ts";
import { rememberDevice } from "./attempts.ts";
import { openSession } from "./sessions.ts";

export interface Entering {
  rememberMe: boolean;
  address: string;
  userAgent: string | null;
  requestId: string;
  /** Hash of the browser's cookie, where it has one. */
  browser: Buffer | null;
  /** Gives the browser its cookie where it has none. */
  rememberBrowser(): Buffer;
}

interface Account {
  id: string;
  email: string;
  role: Role;
  language: BackOfficeLanguage;
}

/** An administrator as answers name one. */
export const asUser = ({ id, email, role, language }: Account) => ({
  id,
  email,
  role,
  language,
  isSuperuser: role === "superuser",
});

export interface Entered {
  sessionToken: string;
  user: ReturnType<typeof asUser>;
}

/** Opens a session for somebody who has shown who they are. */
export async function enter(
  tx: Tx,
  shop: AppContext,
  account: Account,
  { rememberMe, userAgent, requestId, rememberBrowser, by }: Entering & { by: "password" | "passkey" },
): Promise<Entered> {
  const { id } = account;
  const now = shop.clock.now();
  const sessionToken = await openSession(tx, id, { remembered: rememberMe, userAgent, now });
  await rememberDevice(tx, id, rememberBrowser(), now);
  await writeAudit(
    tx,
    { administratorId: id, requestId },
    {
      action: "administrator.signed-in",
      subject: { kind: "administrator", id },
      ...(by === "passkey" && { details: { by } }),
    },
  );
  return { sessionToken, user: asUser(account) };
}
