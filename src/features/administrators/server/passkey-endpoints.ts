import { z } from "zod";
import { storeSettings } from "#features/settings/server/settings-queries.ts";
import { defineEndpoint } from "#http/endpoint.ts";
import type { AppContext } from "#platform/context.ts";
import { isoOrNull } from "#shared/day.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  passkeysOf,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "./passkeys.ts";
import { relyingParty } from "./relying-party.ts";
import { GUESSES, keepIfOther, ownerOf, SIGN_INS, user } from "./signed-in-endpoints.ts";

const password = z.string().max(1_000);
const id = z.string().max(1_400);
const name = z.string().trim().min(1).max(60);
const bytes = z.string().max(20_000);
const credential = { id, rawId: id, type: z.literal("public-key") };

/** What `navigator.credentials.create()` answers, as JSON. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get()` answers, as JSON. */
const shown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).default(""),
  }),
});

/** For the browser's WebAuthn, which knows what is in it. */
const options = z.record(z.string(), z.unknown()).optional();
const NO_EXTENSIONS = { clientExtensionResults: {} };

export const passkeyEndpoints = (shop: AppContext) => [
  defineEndpoint({
    method: "GET",
    name: "admin-passkeys",
    summary: "Lists the passkeys of the caller.",
    access: "administrator",
    answer: z.object({
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_at: z.iso.datetime(),
          last_used_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
    handle: async ({ caller }) => {
      const found = await passkeysOf(shop.db, ownerOf(caller).id);
      return {
        passkeys: found.map(({ createdAt, lastUsedAt, ...one }) => ({
          ...one,
          created_at: createdAt.toISOString(),
          last_used_at: isoOrNull(lastUsedAt),
        })),
      };
    },
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-passkeys",
    summary: "Begins a new passkey, which asks for the password, or keeps the one that the browser has made.",
    access: "administrator",
    limit: GUESSES,
    body: z.discriminatedUnion("action", [
      z.object({ action: z.literal("begin"), password }),
      z.object({ action: z.literal("add"), name, response: made }),
    ]),
    answer: z.object({ options }),
    handle: async ({ body, caller, headers }) => {
      const party = relyingParty(shop.config, headers);
      const owner = ownerOf(caller);
      if (body.action === "add") {
        await addPasskey(shop, owner, { party, name: body.name, response: { ...body.response, ...NO_EXTENSIONS } });
        return {};
      }
      const { storeName } = await storeSettings(shop.db);
      return { options: { ...(await beginPasskey(shop, owner, { party, storeName, ...body })) } };
    },
  }),
  defineEndpoint({
    method: "PATCH",
    name: "admin-passkeys",
    summary: "Names a passkey of the caller.",
    access: "administrator",
    body: z.object({ id, name }),
    handle: ({ body, caller }) => renamePasskey(shop, ownerOf(caller), body.id, body.name),
  }),
  defineEndpoint({
    method: "DELETE",
    name: "admin-passkeys",
    summary: "Removes a passkey of the caller; asks for the password.",
    access: "administrator",
    limit: GUESSES,
    body: z.object({ id, password }),
    handle: ({ body, caller }) => removePasskey(shop, ownerOf(caller), body),
  }),
  defineEndpoint({
    method: "POST",
    name: "admin-passkey-sign-in",
    summary: "Begins to sign an administrator in with a passkey, or signs in with what the browser answers.",
    access: "public",
    // Every sign-in page that is open asks for a challenge now and then.
    limit: { ...SIGN_INS, name: "passkey-sign-in", calls: 300 },
    body: z.discriminatedUnion("action", [
      z.object({ action: z.literal("begin") }),
      z.object({ action: z.literal("finish"), response: shown, rememberMe: z.boolean().default(false) }),
    ]),
    answer: z.object({
      options,
      sessionToken: z.string().optional(),
      user: user.optional(),
    }),
    handle: async ({ body, caller, headers, rememberBrowser, keepLanguage }) => {
      const party = relyingParty(shop.config, headers);
      if (body.action === "begin") return { options: { ...(await beginPasskeySignIn(shop, party)) } };
      const userAgent = headers.get("user-agent");
      const response = { ...body.response, ...NO_EXTENSIONS };
      const asked = { ...body, ...caller, response, party, userAgent, rememberBrowser };
      const entered = await signInWithPasskey(shop, asked);
      keepIfOther(entered.user, keepLanguage);
      return entered;
    },
  }),
];
