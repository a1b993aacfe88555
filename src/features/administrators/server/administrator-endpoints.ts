import { z } from "zod";
import { actorOf } from "#features/audit/actor.ts";
import { bearerOf, isAttended } from "#http/access.ts";
import { defineEndpoint, definePlainEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { ROLES } from "#shared/role.ts";
import { messages } from "../messages.ts";
import { asUser } from "./enter.ts";
import { addAdministrator, allAdministrators, removeAdministrator } from "./manage-administrators.ts";
import { resetEndpoints } from "./reset-endpoints.ts";
import { endSession, sessionOf } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { email, keepIfOther, newPassword, SIGN_INS, user } from "./signed-in-endpoints.ts";

export const administratorEndpoints = (shop: AppContext) => [
  definePlainEndpoint({
    method: "GET",
    name: "admin-auth",
    summary: "Tells whether a bearer token still stands for a signed-in administrator.",
    access: "public",
    answer: z.object({ valid: z.boolean(), user: user.optional() }),
    handle: async ({ headers, keepLanguage }) => {
      const token = bearerOf(headers);
      const found = token ? await sessionOf(shop.db, token, shop.clock.now(), isAttended(headers)) : null;
      if (found) keepIfOther(found, keepLanguage);
      return found ? { valid: true, user: asUser(found) } : { valid: false };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-auth",
    summary: "Signs an administrator in. A failure tells how many attempts remain.",
    access: "public",
    limit: SIGN_INS,
    body: z.object({
      email: z.string().max(254),
      password: z.string().max(1_000),
      code: z.string().max(100).optional(),
      rememberMe: z.boolean().default(false),
    }),
    answer: z.object({ sessionToken: z.string(), user }),
    handle: async ({ body, caller, headers, rememberBrowser, keepLanguage }) => {
      const userAgent = headers.get("user-agent");
      const entered = await signIn(shop, { ...body, ...caller, userAgent, rememberBrowser });
      keepIfOther(entered.user, keepLanguage);
      return entered;
    },
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-auth",
    summary: "Signs out: the token is dead from then on.",
    access: "public",
    handle: async ({ headers }) => {
      const token = bearerOf(headers);
      if (token) await endSession(shop.db, token);
    },
  }),
  defineEndpoint({
    method: "GET",
    name: "admin-management",
    summary: "Lists the administrators.",
    access: "superuser",
    answer: z.object({
      users: z.array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          role: z.enum(ROLES),
          is_superuser: z.boolean(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
    handle: async () => {
      const users = (await allAdministrators(shop.db)).map(({ id, email: address, role, createdAt }) => ({
        id,
        email: address,
        role,
        is_superuser: role === "superuser",
        created_at: createdAt.toISOString(),
      }));
      return { users };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-management",
    summary: "Adds an administrator, never as a superuser.",
    access: "superuser",
    forbidden: () => messages.onlySuperusersAdd,
    body: z.object({ email, password: newPassword, isSuperuser: z.boolean().optional() }),
    handle: ({ body, caller }) => addAdministrator(shop, body, actorOf(caller)),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-management",
    summary: "Removes an administrator and ends all sessions of the account.",
    access: "superuser",
    forbidden: () => messages.onlySuperusersRemove,
    query: z.object({ userId: z.uuid({ error: () => messages.notFound }) }),
    handle: ({ query, caller }) => removeAdministrator(shop, query.userId, actorOf(caller)),
  }),
  ...resetEndpoints(shop),
];
