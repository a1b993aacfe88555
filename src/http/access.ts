import { withLanguage } from "#platform/language/with-language.ts";
import { AppError } from "#shared/app-error.ts";
import { mayActAs, type Role } from "#shared/role.ts";
import { UNATTENDED_HEADER } from "#shared/unattended.ts";
import { messages } from "./access-messages.ts";
import type { Caller, Endpoint } from "./endpoint.ts";

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
    default:
      return actingAs(access, forbidden, await signedIn(headers, lookUp));
  }
}

/** A level that is no role does not compile. If one gets here anyway, it is refused. */
function actingAs(
  needed: Role,
  forbidden: Endpoint["forbidden"],
  administrator: NonNullable<Caller["administrator"]>,
): NonNullable<Caller["administrator"]> {
  if (mayActAs(administrator.role, needed)) return administrator;
  const refuse = () => new AppError("forbidden", forbidden?.() ?? messages.needed(messages.roles[needed]));
  throw withLanguage(administrator.language, refuse);
}

async function signedIn(headers: Headers, lookUp: LookUp): Promise<NonNullable<Caller["administrator"]>> {
  const token = bearerOf(headers);
  const administrator = token ? await lookUp(token, isAttended(headers)) : null;
  if (!administrator) throw new AppError("unauthenticated", messages.signIn);
  return administrator;
}
