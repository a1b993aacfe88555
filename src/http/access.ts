import { AppError } from "#shared/app-error.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import type { Caller, Endpoint } from "./endpoint.ts";

export const SIGN_IN_REQUIRED = "Admin authentication required";
const SUPERUSER_REQUIRED = "Superuser access required";

/**
 * Finds the owner of a token; null if it is unknown, expired or revoked. Use keeps a session open; a screen that only
 * refreshes does not.
 */
export type LookUp = (token: string, isUsed: boolean) => Promise<Caller["administrator"]>;

export const isAttended = (headers: Headers): boolean => !headers.has(UNATTENDED_HEADER);

export function bearerOf(headers: Headers): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Applies the access rule of an endpoint to a caller. @throws AppError "unauthenticated" or "forbidden" */
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

/** A level without a case does not compile. If one gets here anyway, it is refused. */
function nobody(access: never): never {
  throw new Error(`Nothing says who may call a function of the access "${access}"`);
}
