import { AppError } from "#shared/app-error.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import type { Caller, Endpoint } from "./endpoint.ts";

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

/** Lets a caller through by the rule that stands beside the function. @throws AppError "unauthenticated" or "forbidden" */
export async function allow(
  { access, forbidden }: Pick<Endpoint, "access" | "forbidden">,
  headers: Headers,
  lookUp: LookUp,
): Promise<Caller["administrator"]> {
  switch (access) {
    case "public":
    case "provider":
      return null;
    case "administrator":
      return signedIn(headers, lookUp);
    case "superuser": {
      const administrator = await signedIn(headers, lookUp);
      if (!administrator.isSuperuser) throw new AppError("forbidden", forbidden ?? SUPERUSER_REQUIRED);
      return administrator;
    }
    default:
      return nobody(access);
  }
}

async function signedIn(headers: Headers, lookUp: LookUp): Promise<NonNullable<Caller["administrator"]>> {
  const token = bearerOf(headers);
  const administrator = token ? await lookUp(token, isAttended(headers)) : null;
  if (!administrator) throw new AppError("unauthenticated", SIGN_IN_REQUIRED);
  return administrator;
}

/** A level without a case of its own does not compile; if one gets here all the same, it lets nobody through. */
function nobody(access: never): never {
  throw new Error(`Nothing says who may call a function of the access "${access}"`);
}
