import { z } from "zod";
import { defineEndpoint } from "#http/endpoint.ts";
import { openCounter, openLimits } from "#http/rate-limits.ts";
import type { AppContext } from "#platform/context.ts";
import { networkOf } from "#platform/network/network.ts";
import { messages } from "../messages.ts";
import { requestReset, resetPassword } from "./reset-password.ts";
import { email, newPassword, SIGN_INS } from "./signed-in-endpoints.ts";
import { hashOf } from "./tokens.ts";

const AN_HOUR = { seconds: 3600, message: (minutes: number) => messages.tooManyResets(minutes) };
/** A network asks for links of several accounts: an office has more than one administrator. */
const ACCOUNTS = 4;

/** Links that are asked for and passwords that are set count apart. @throws AppError "too-many" */
function resetLimits({ pool, config }: Pick<AppContext, "pool" | "config">) {
  const ofAccount = openCounter(pool);
  const ofNetwork = openLimits(pool);
  const links = config.LIMIT_SIGN_IN_RESETS;
  return {
    request: async (address: string, email: string) => {
      await ofNetwork({ ...AN_HOUR, name: "reset-requests", calls: links * ACCOUNTS }, address);
      const account = hashOf(email.trim().toLowerCase()).toString("base64url");
      await ofAccount({ ...AN_HOUR, name: "reset-request", calls: links }, `${networkOf(address)} ${account}`);
    },
    reset: (address: string) => ofNetwork({ ...AN_HOUR, name: "reset", calls: links * ACCOUNTS }, address),
  };
}

export function resetEndpoints(shop: AppContext) {
  const count = resetLimits(shop);
  return [
    defineEndpoint({
      method: "POST",
      name: "admin-password-reset",
      summary: "Sends a reset link, or sets a new password by one. Asking answers alike for every address.",
      access: "public",
      limit: { ...SIGN_INS, name: "password-reset", message: (minutes: number) => messages.tooManyResets(minutes) },
      body: z.discriminatedUnion("action", [
        z.object({ action: z.literal("request"), email }),
        z.object({ action: z.literal("reset"), email, token: z.string().max(200), newPassword }),
      ]),
      answer: z.object({
        /** Names of passkeys that still open the account after its password was reset; left out where there are none. */
        passkeys: z.array(z.string()).optional(),
      }),
      handle: async ({ body, caller, rememberBrowser }) => {
        if (body.action === "reset") {
          await count.reset(caller.address);
          const passkeys = await resetPassword(shop, { ...body, requestId: caller.requestId, rememberBrowser });
          return passkeys.length > 0 ? { passkeys } : {};
        }
        await count.request(caller.address, body.email);
        await requestReset(shop, body.email);
        return {};
      },
    }),
  ];
}
