import { z } from "zod";
import { messages as access } from "#http/access-messages.ts";
import type { Call } from "#http/endpoint.ts";
import type { Limit } from "#http/rate-limits.ts";
import { AppError } from "#shared/app-error.ts";
import { BACK_OFFICE_LANGUAGES, type BackOfficeLanguage } from "#shared/back-office-language.ts";
import { currentLanguage } from "#shared/language.ts";
import { ROLES } from "#shared/role.ts";
import { messages } from "../messages.ts";
import { SHORTEST_PASSWORD } from "../sign-in-rules.ts";
import type { Owner } from "./confirm-password.ts";

/** What a sign-in answers of the administrator. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(ROLES),
  isSuperuser: z.boolean(),
  language: z.enum(BACK_OFFICE_LANGUAGES),
});

export const email = z.string().trim().max(254).pipe(z.email());

export const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, { error: () => messages.short })
  .max(200);

/** So many sign-ins of one network at all accounts together; each costs a hash. */
export const SIGN_INS: Limit = { name: "sign-in", calls: 100, seconds: 15 * 60, message: () => messages.locked };

/** Guesses of codes and passwords by somebody who is signed in. */
export const GUESSES: Limit = { name: "second-factor", calls: 40, seconds: 15 * 60, message: () => messages.locked };

/** The administrator who calls. @throws AppError */
export function ownerOf({ administrator, ...caller }: Call<unknown, unknown>["caller"]): Owner & { sessionId: string } {
  if (!administrator) throw new AppError("unauthenticated", access.signIn);
  const { id, email, sessionId } = administrator;
  return { ...caller, id, email, sessionId };
}

/** The page was asked for in the language of its cookie. An administrator with another one reads the next page in that. */
export const keepIfOther = (
  { language }: { language: BackOfficeLanguage },
  keep: Call<unknown, unknown>["keepLanguage"],
): void => {
  if (language !== currentLanguage()) keep(language);
};
