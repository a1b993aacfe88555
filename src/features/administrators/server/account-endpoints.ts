import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { AppError } from "#shared/app-error.ts";
import { BACK_OFFICE_LANGUAGES } from "#shared/back-office-language.ts";
import { messages } from "../messages.ts";
import { chooseLanguage } from "./manage-administrators.ts";
import { changePassword } from "./reset-password.ts";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, secondFactorOf } from "./second-factor.ts";
import { endOtherSessions, openSessions } from "./sessions.ts";
import { GUESSES, newPassword, ownerOf } from "./signed-in-endpoints.ts";

const password = z.string().max(1_000);

/** What an administrator sees and settles of the own account. */
export const accountEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-sessions",
    summary: "Lists where the caller is signed in.",
    access: "administrator",
    answer: z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          userAgent: z.string().nullable(),
          remembered: z.boolean(),
          created_at: z.iso.datetime(),
          last_seen_at: z.iso.datetime(),
          isThis: z.boolean(),
        }),
      ),
    }),
    handle: async ({ caller }) => {
      const { id, sessionId } = ownerOf(caller);
      const sessions = (await openSessions(shop.db, id, shop.clock.now())).map((one) => ({
        id: one.id,
        userAgent: one.userAgent,
        remembered: one.remembered,
        created_at: one.createdAt.toISOString(),
        last_seen_at: one.lastSeenAt.toISOString(),
        isThis: one.id === sessionId,
      }));
      return { sessions };
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-sessions",
    summary: "Signs the caller out elsewhere: of one session, or of all but this one.",
    access: "administrator",
    query: z.object({ id: z.uuid().optional() }),
    answer: z.object({ ended: z.number() }),
    handle: async ({ query, caller }) => {
      const { id, sessionId } = ownerOf(caller);
      const ended = await endOtherSessions(shop.db, id, { keep: sessionId, only: query.id });
      if (query.id && ended === 0) throw new AppError("not-found", messages.noSession);
      return { ended };
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-second-factor",
    summary: "Tells whether the caller signs in with a second factor.",
    access: "administrator",
    answer: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
    handle: async ({ caller }) => {
      const found = await secondFactorOf(shop.db, ownerOf(caller).id);
      return { isOn: found !== null, recoveryCodesLeft: found?.codesLeft ?? 0 };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-second-factor",
    summary:
      "Begins a second factor with a new secret, which asks for the password, or confirms it with its first code and answers the recovery codes.",
    access: "administrator",
    limit: GUESSES,
    body: z.discriminatedUnion("action", [
      z.object({ action: z.literal("begin"), password }),
      z.object({ action: z.literal("confirm"), code: z.string().max(20) }),
    ]),
    answer: z.object({
      secret: z.string().optional(),
      uri: z.string().optional(),
      recoveryCodes: z.array(z.string()).optional(),
    }),
    handle: async ({ body, caller }) => {
      const owner = ownerOf(caller);
      if (body.action === "confirm") return { recoveryCodes: await confirmSecondFactor(shop, owner, body.code) };
      const { storeName } = await storeSettings(shop.db);
      return beginSecondFactor(shop, owner, { issuer: storeName, ...body });
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-second-factor",
    summary: "Takes the caller's second factor away; asks for the password.",
    access: "administrator",
    limit: GUESSES,
    body: z.object({ password }),
    handle: ({ body, caller }) => endSecondFactor(shop, ownerOf(caller), body.password),
  }),
  defineEndpoint({
    method: "PUT",
    name: "admin-language",
    summary: "Chooses the language in which the caller reads the back office.",
    access: "administrator",
    body: z.object({ language: z.enum(BACK_OFFICE_LANGUAGES) }),
    handle: async ({ body: { language }, caller, keepLanguage }) => {
      await chooseLanguage(shop.db, ownerOf(caller).id, language);
      keepLanguage(language);
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-password",
    summary: "Changes the caller's password; asks for the present one and ends all other sessions.",
    access: "administrator",
    limit: GUESSES,
    body: z.object({ password, newPassword }),
    handle: async ({ body, caller }) => {
      const owner = ownerOf(caller);
      await changePassword(shop, owner, { ...body, keep: owner.sessionId });
    },
  }),
];
