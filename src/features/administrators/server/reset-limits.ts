import { networkOf } from "#http/caller.ts";
import { openCounter, openLimits } from "#http/limits.ts";
import type { Shop } from "#platform/shop.ts";
import { texts } from "../texts.ts";
import { hashOf } from "./tokens.ts";

const AN_HOUR = { seconds: 3600, told: texts.tooManyResets };
/** A network asks for links of several accounts: an office has more than one administrator. */
const ACCOUNTS = 4;

/** Links that are asked for and passwords that are set count apart. @throws Refusal "too-many" */
export function resetLimits({ pool, config }: Pick<Shop, "pool" | "config">) {
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
