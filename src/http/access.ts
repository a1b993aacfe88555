import { Refusal } from "#shared/app-error.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import type { Caller, ShopFunction } from "./endpoint.ts";

export const SIGN_IN_REQUIRED = "Admin authentication required";
const SUPERUSER_REQUIRED = "Superuser access required";

/**
 * Finds who a token belongs to; null for one that is unknown, expired or revoked. A session that is used stays open, one
 * that a screen only refreshes from times out.
 */
export type LookUp = (token: string, isUsed: boolean) => Promise<Caller["administrator"]>;

export const isAttended = (headers: Headers): boolean => !headers.has(UNATTENDED_HEADER);

export function bearerOf(headers: Headers): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Lets a caller through by the rule that stands beside the function. @throws Refusal "unauthenticated" or "forbidden" */
export async function allow(
  { access, forbidden }: Pick<ShopFunction, "access" | "forbidden">,
  headers: Headers,
  lookUp: LookUp,
): Promise<Caller["administrator"]> {
  if (access === "public" || access === "provider") return null;
  const token = bearerOf(headers);
  const administrator = token ? await lookUp(token, isAttended(headers)) : null;
  if (!administrator) throw new Refusal("unauthenticated", SIGN_IN_REQUIRED);
  if (access === "superuser" && !administrator.isSuperuser)
    throw new Refusal("forbidden", forbidden ?? SUPERUSER_REQUIRED);
  return administrator;
}
